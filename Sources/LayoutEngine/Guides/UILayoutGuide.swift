public import Foundation
import LayoutVocabulary

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociatedObjectHolder {
  /// The source of the guide's frame.
  enum Kind {
    /// The app's constraints.
    case custom
    /// The owning view's safe area, layout margins or readable width.
    case safeArea, layoutMargins, readableContent
    /// The same areas, without the strip of a window's controls.
    case safeAreaBelowCorner, marginsBelowCorner, readableContentBelowCorner
    /// The area that the docked keyboard covers.
    case keyboard
    /// The area that the top or bottom bars cover.
    case topBars, bottomBars
    /// The content area or the frame of a scroll view.
    case scrollContent, scrollFrame

    /// UIKit's name for the guide.
    var identifier: String {
      switch self {
      case .custom: ""
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
      case .safeAreaBelowCorner: "UIViewSafeAreaLayoutGuide-vertical"
      case .marginsBelowCorner: "UIViewLayoutMarginsGuide-vertical"
      case .readableContentBelowCorner: "UIViewReadableContentGuide-vertical"
      case .keyboard: "UIViewKeyboardLayoutGuide"
      case .topBars: "_UIViewControllerTop"
      case .bottomBars: "_UIViewControllerBottom"
      case .scrollContent: "UIScrollView-contentLayoutGuide"
      case .scrollFrame: "UIScrollView-frameLayoutGuide"
      }
    }

    /// The name in reports.
    var name: String {
      switch self {
      case .custom: "custom"
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      case .safeAreaBelowCorner: "safeAreaBelowCorner"
      case .marginsBelowCorner: "marginsBelowCorner"
      case .readableContentBelowCorner: "readableContentBelowCorner"
      case .keyboard: "keyboard"
      case .topBars: "topBars"
      case .bottomBars: "bottomBars"
      case .scrollContent: "scrollContent"
      case .scrollFrame: "scrollFrame"
      }
    }

    /// Whether the insets from the owning view change with its size.
    var dependsOnSize: Bool {
      switch self {
      case .readableContent, .keyboard, .safeAreaBelowCorner, .marginsBelowCorner,
        .readableContentBelowCorner:
        true
      default: false
      }
    }
  }

  let kind: Kind

  /// The associated objects.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// The view that owns the guide; not retained.
  open internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.reference }
  }

  private var owner: UnretainedReference<UIView>?
  private nonisolated(unsafe) var madeReference: UnretainedReference<UILayoutGuide>?

  /// The reference that constraints and anchors store.
  var reference: UnretainedReference<UILayoutGuide> {
    if let madeReference { return madeReference }
    let reference = UnretainedReference(self)
    madeReference = reference
    return reference
  }

  deinit { madeReference?.clear() }

  open var identifier = ""

  /// The frame of a custom guide after the last layout.
  var laidOutFrame = CGRect.zero

  /// Makes a custom guide.
  public override init() {
    kind = .custom
    super.init()
  }

  /// Makes a custom guide; the archive is not read.
  public required init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.identifier
  }

  /// The guide's frame in its owning view's coordinates, after the last layout.
  open var layoutFrame: CGRect {
    kind == .custom ? laidOutFrame : owningView?.frame(ofBuiltInGuide: kind) ?? .zero
  }

  /// Whether the constraints leave the frame ambiguous.
  open var hasAmbiguousLayout: Bool {
    owningView?.rootView.layoutSystem.isAmbiguous(self) ?? false
  }

  /// The guide with the names of reports.
  final var equationItem: ConstraintEquation.Item {
    let name = kind == .custom ? identifier : kind.name
    return ConstraintEquation.Item(
      owningView?.reportName ?? "nil",
      guide: name.isEmpty ? "guide" : name
    )
  }

  var reportName: String { equationItem.name }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A layout guide from before the safe area: the area below the top bars or above the bottom bars.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The strip's height, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A controller's top or bottom layout guide.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = owningView?.unsafeInsets ?? .zero
    return kind == .topBars ? insets.top : insets.bottom
  }

  /// Makes the constraints that UIKit's views hold for these guides: one for the edge, one for the
  /// length.
  ///
  /// The guide's frame follows the safe area without them. They exist because code counts the
  /// constraints of a view.
  func makeConstraints(to view: UIView) -> [NSLayoutConstraint] {
    let edge =
      kind == .topBars
      ? topAnchor.constraint(equalTo: view.topAnchor)
      : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    return [edge, heightAnchor.constraint(greaterThanOrEqualToConstant: 0)]
  }
}
