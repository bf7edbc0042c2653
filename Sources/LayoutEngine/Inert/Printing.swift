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
  open var printInfo: UIPrintInfo?
  /// Is notified; never here.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var showsNumberOfCopies = true
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
  open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    /// UIKit's own list, in its order.
    case general, photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    /// UIKit's own list, in its order.
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    /// UIKit's own list, in its order.
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
  /// What pages keep from their edges, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// What all keeps from its edges, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The most that it is wide, in points.
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
  /// The height above each page, in points.
  open var headerHeight: CGFloat = 0
  /// The height below each page, in points.
  open var footerHeight: CGFloat = 0
  open var numberOfPages: Int { 0 }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

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
