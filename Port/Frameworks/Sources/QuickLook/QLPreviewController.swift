public import PortSupport

/// An item with a preview.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Receives the end of previews; every method has a default, and none is called.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows previews of files; here a controller with a plain view.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}
