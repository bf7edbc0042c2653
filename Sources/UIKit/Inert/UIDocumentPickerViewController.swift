public import LayoutEngine

/// The document picker.
///
/// Here it is a controller with a plain view.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  public enum PickerMode: UInt, Sendable {
    case `import`
    case open
    case exportToService
    case moveToService
  }

  /// Creates a controller that opens documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller for documents of some types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }
  public convenience init(url: URL, in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }
  public convenience init(urls: [URL], in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  open private(set) var documentPickerMode = PickerMode.open
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user may select more than one document.
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}

/// Receives the user's choice of documents; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller that previews documents or opens them in other applications.
///
/// The engine does neither.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?
  open var icons: [UIImage] { [] }
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Returns false, because the engine shows no preview.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Returns false, because the engine shows no menu.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false, because the engine shows no menu.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns false, because the engine shows no menu.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false, because the engine shows no menu.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Provides the controller for previews; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns an empty controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// The font picker.
///
/// Here it is a controller with a plain view.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    public override init() { super.init() }
  }
  public private(set) var configuration = Configuration()
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

/// Receives the user's choice of a font; every method has a default.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
