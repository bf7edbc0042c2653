import Foundation
import os.log

private let log = OSLog(subsystem: "app.tasks", category: "store")

extension Notification.Name {
  public static let tasksDidChange = Notification.Name("tasksDidChange")
}

/// All things to do.
public final class TaskStore: NSObject {
  @objc public weak var delegate: TaskStoreDelegate?
  public private(set) var items: [TaskItem] = []
  private let logger = Logger(subsystem: "app.tasks", category: "store")

  public func add(_ item: TaskItem) {
    guard delegate?.store?(self, mayAdd: item) ?? true else { return }
    if let maximum = delegate?.maximumCount, items.count >= maximum { return }
    items.append(item)
    logger.debug("added \(item.title, privacy: .public) as \(self.items.count)")
    changed()
  }

  public func moveFirst(behind position: Int) {
    let item = items.remove(at: 0)
    items.insert(item, at: position)
    delegate?.store?(self, didMove: position)
    delegate?.store?(self, didMove: item)
  }

  public func removeAll() {
    delegate?.storeWillEmpty?(self)
    os_log("emptied %d items", log: log, type: .info, items.count)
    items.removeAll()
    changed()
  }

  public func title(forSection section: Int) -> String? {
    guard let delegate = delegate else { return nil }
    return delegate.store?(self, titleForSection: section)
  }

  private func changed() {
    delegate?.storeDidChange(self)
    NotificationCenter.default.post(name: .tasksDidChange, object: self)
  }
}
