public import LayoutEngine

/// A controller for printing.
///
/// The engine does not print.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The shared controller of the current device.
  open class var shared: UIPrintInteractionController {
    SimulatedDevice.current.singleton { UIPrintInteractionController() }
  }
  /// Whether a printer is available; always false here.
  open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?
  /// The delegate of the controller; the engine never calls it.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var showsNumberOfCopies = true
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Returns false, because the engine shows no print options.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool { false }
  /// Returns false, because the engine shows no print options.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  /// Returns false, because the engine shows no print options.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    /// The cases are in UIKit's order.
    case general, photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    /// The cases are in UIKit's order.
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    /// The cases are in UIKit's order.
    case none, longEdge, shortEdge
  }
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The insets of each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The insets of the whole content, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The maximum width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open var pageCount: Int { 0 }
}

@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  public convenience init(text: String) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString) {
    self.init()
    self.attributedText = attributedText
  }
}

@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}

@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0
  open var numberOfPages: Int { 0 }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size, in points.
  open var paperSize: CGSize { .zero }
  /// The printable area, in points.
  open var printableRect: CGRect { .zero }
  /// Returns the paper that best fits pages of a size.
  open class func bestPaper(
    forPageSize contentSize: CGSize,
    withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
}
