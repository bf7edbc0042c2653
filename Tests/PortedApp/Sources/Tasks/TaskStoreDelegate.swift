import Foundation

/// Is notified of changes.
@objc public protocol TaskStoreDelegate: NSObjectProtocol {
  func storeDidChange(_ store: TaskStore)

  /// Names a section; without this method no section has a name.
  @objc optional func store(_ store: TaskStore, titleForSection section: Int) -> String
  @objc(store:didMoveTo:) optional func store(_ store: TaskStore, didMove position: Int)
  @objc(store:didMoveNextTo:) optional func store(_ store: TaskStore, didMove item: TaskItem)
  @objc optional func storeWillEmpty(_ store: TaskStore)
  @objc optional func store(_ store: TaskStore, mayAdd item: TaskItem) -> Bool
  @objc optional var maximumCount: Int { get }
}
