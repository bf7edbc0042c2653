public import Foundation

/// Prints, which it does not here.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The current device's printing.
  open class var shared: UIPrintInteractionController {
    SimulatedDevice.current.singleton { UIPrintInteractionController() }
  }
  /// Whether there is a printer; there is none.
  open class var isPrintingAvailable: Bool { false }
  /// What is printed, how.
  open var printInfo: UIPrintInfo?
  /// Is notified; never here.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is printed.
  open var printingItem: Any?
  /// All that is printed.
  open var printingItems: [Any]?
  /// Lays out what is printed.
  open var printFormatter: UIPrintFormatter?
  /// Draws what is printed.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Whether the number of copies shows.
  open var showsNumberOfCopies = true
  /// What is called at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Shows the choices; false, because it does not.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool { false }
  /// Shows the choices; false, because it does not.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  /// Shows the choices; false, because it does not.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  /// Takes the choices away.
  open func dismiss(animated: Bool) {}
}

/// Is notified of printing.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// UIKit's own list, in its order.
    case general, photo, grayscale, photoGrayscale
  }
  /// Upright or not.
  public enum Orientation: Int, Sendable {
    /// UIKit's own list, in its order.
    case portrait, landscape
  }
  /// On both sides or not.
  public enum Duplex: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, longEdge, shortEdge
  }
  /// What is printed is called.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general
  /// Upright or not.
  open var orientation = Orientation.portrait
  /// On both sides or not.
  open var duplex = Duplex.none
  /// The usual way.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// The usual way.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out what is printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// What pages keep from their edges, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// What all keeps from its edges, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The most that it is wide, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// How many pages there are.
  open var pageCount: Int { 0 }
}

/// Lays out a text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var color: UIColor?
  /// Makes a layout of a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }
  /// Makes a layout of a text.
  public convenience init(attributedText: NSAttributedString) {
    self.init()
    self.attributedText = attributedText
  }
}

/// Lays out a page of HTML.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?
  /// Makes a layout of a page.
  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}

/// Draws what is printed.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height above each page, in points.
  open var headerHeight: CGFloat = 0
  /// The height below each page, in points.
  open var footerHeight: CGFloat = 0
  /// How many pages there are.
  open var numberOfPages: Int { 0 }
  /// Lays out from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

/// A size of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size, in points.
  open var paperSize: CGSize { .zero }
  /// The part that can be printed, in points.
  open var printableRect: CGRect { .zero }
  /// The paper that fits pages of a size best.
  open class func bestPaper(
    forPageSize contentSize: CGSize,
    withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
}
