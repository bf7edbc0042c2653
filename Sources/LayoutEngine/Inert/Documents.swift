public import Foundation

/// A type of data.
public struct UTType: Hashable, Sendable {
  /// The type's name.
  public let identifier: String
  /// Makes a type of a name.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Makes a type of an application's own.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Makes a type of another application's.
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// Makes the type of a file name's ending.
  public init?(filenameExtension: String) { identifier = "dyn.\(filenameExtension)" }

  /// Anything.
  public static let item = Self(importedAs: "public.item")
  /// Anything with bytes.
  public static let data = Self(importedAs: "public.data")
  /// Anything with content.
  public static let content = Self(importedAs: "public.content")
  /// A folder.
  public static let folder = Self(importedAs: "public.folder")
  /// Text.
  public static let text = Self(importedAs: "public.text")
  /// Text without formats.
  public static let plainText = Self(importedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = Self(importedAs: "public.utf8-plain-text")
  /// A picture.
  public static let image = Self(importedAs: "public.image")
  /// A film.
  public static let movie = Self(importedAs: "public.movie")
  /// Sound.
  public static let audio = Self(importedAs: "public.audio")
  /// An address.
  public static let url = Self(importedAs: "public.url")
  /// An address of a file.
  public static let fileURL = Self(importedAs: "public.file-url")
  /// A PDF.
  public static let pdf = Self(importedAs: "com.adobe.pdf")
  /// JSON.
  public static let json = Self(importedAs: "public.json")
  /// A PNG.
  public static let png = Self(importedAs: "public.png")
  /// A JPEG.
  public static let jpeg = Self(importedAs: "public.jpeg")
  /// A ZIP archive.
  public static let zip = Self(importedAs: "public.zip-archive")
}

/// The system's controller that finds documents: here a controller with a plain view.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// What happens to the document.
  public enum PickerMode: UInt, Sendable {
    case `import`
    case open
    case exportToService
    case moveToService
  }

  /// Makes a controller that opens documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller that writes documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller for documents of some types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }
  /// Makes a controller for a document.
  public convenience init(url: URL, in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }
  /// Makes a controller for documents.
  public convenience init(urls: [URL], in mode: PickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }

  /// What happens to the document.
  open private(set) var documentPickerMode = PickerMode.open
  /// Is notified of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether more than one may be chosen.
  open var allowsMultipleSelection = false
  /// Whether endings of names show.
  open var shouldShowFileExtensions = false
  /// Where the choice begins.
  open var directoryURL: URL?
}

/// Is notified of a choice of documents; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A document was chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user has left.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a document, or hands it to other applications; neither happens here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Makes a controller of a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// The document.
  open var url: URL?
  /// What the document is called.
  open var name: String?
  /// The document's type.
  open var uti: String?
  /// What other applications receive.
  open var annotation: Any?
  /// The document's pictures.
  open var icons: [UIImage] { [] }
  /// Is asked where things show.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Shows the document; false, because it does not.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done with the document; false, because it does not.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows what can be done with the document; false, because it does not.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows other applications; false, because it does not.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows other applications; false, because it does not.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Takes away what is shown.
  open func dismissPreview(animated: Bool) {}
  /// Takes away what is shown.
  open func dismissMenu(animated: Bool) {}
}

/// Is asked where a document shows; every method has a default.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller above which a document shows.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// A document shows no more.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// An empty controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// The system's choice of a font: here a controller with a plain view.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What is offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether faces of families are offered.
    open var includeFaces = false
    /// Whether names show in their fonts.
    open var displayUsingSystemFont = false
    /// Offers all fonts.
    public override init() { super.init() }
  }
  /// What is offered.
  public private(set) var configuration = Configuration()
  /// Makes a choice.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  /// Is notified of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The choice.
  open var selectedFontDescriptor: UIFontDescriptor?
}

/// Is notified of a choice of a font; every method has a default.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has left.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
