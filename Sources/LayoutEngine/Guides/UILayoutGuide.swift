public import Foundation

/// A rectangle of a view that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociatedObjectHolder {
  /// Who lays the guide out.
  enum Kind {
    /// The app's constraints.
    case custom
    /// The owning view's bounds inset by its safe area, or its layout margins, or to readable
    /// width.
    case safeArea, layoutMargins, readableContent
    /// The strip that the docked keyboard covers.
    case keyboard
    /// The strip that the bars at the top, or at the bottom, cover.
    case topBars, bottomBars
    /// The content area, and the frame, of a scroll view.
    case scrollContent, scrollFrame

    /// UIKit's name for the guide.
    var identifier: String {
      switch self {
      case .custom: ""
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .layoutMargins: "UIViewLayoutMarginsGuide"
      case .readableContent: "UIViewReadableContentGuide"
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
      case .keyboard: "keyboard"
      case .topBars: "topBars"
      case .bottomBars: "bottomBars"
      case .scrollContent: "scrollContent"
      case .scrollFrame: "scrollFrame"
      }
    }

    /// Whether the distances from the owning view's edges change with its size.
    var dependsOnSize: Bool { self == .readableContent || self == .keyboard }
  }

  let kind: Kind

  /// What code has associated with the guide.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// The view the guide belongs to; not retained.
  open internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.reference }
  }

  private var owner: UnretainedReference<UIView>?
  private nonisolated(unsafe) var madeReference: UnretainedReference<UILayoutGuide>?

  /// How constraints and anchors refer to the guide.
  var reference: UnretainedReference<UILayoutGuide> {
    if let madeReference { return madeReference }
    let reference = UnretainedReference(self)
    madeReference = reference
    return reference
  }

  deinit { madeReference?.clear() }

  open var identifier = ""

  /// The frame of a custom guide as the last layout left it.
  var laidOutFrame = CGRect.zero

  /// Makes a guide of the app's own.
  public override init() {
    kind = .custom
    super.init()
  }

  /// Makes a guide of the app's own; archives hold nothing that it needs.
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

  /// The guide's frame in its owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    kind == .custom ? laidOutFrame : owningView?.frame(ofBuiltInGuide: kind) ?? .zero
  }

  /// Whether the constraints leave the frame free.
  open var hasAmbiguousLayout: Bool {
    owningView?.rootView.layoutSystem.isAmbiguous(self) ?? false
  }

  /// The active constraints that determine where the guide lies along an axis and how long it is
  /// there: its own, and those of the views and guides that they relate it to.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutItem.guide(self).constraintsAffectingLayout(for: axis)
  }

  var reportName: String {
    let owner = owningView?.reportName ?? "nil"
    let name = kind == .custom ? identifier : kind.name
    return name.isEmpty ? "guide of \(owner)" : "\(name) of \(owner)"
  }

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

/// A guide of the era before the safe area: the strip below the top bars or above the bottom bars.
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

  /// The constraints that UIKit's views hold for these guides: one to the edge, one for the length.
  ///
  /// The guide's frame follows the safe area by itself, so they are true whatever it is; they are
  /// there because code counts what a view holds.
  func makeConstraints(to view: UIView) -> [NSLayoutConstraint] {
    let edge =
      kind == .topBars
      ? topAnchor.constraint(equalTo: view.topAnchor)
      : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    return [edge, heightAnchor.constraint(greaterThanOrEqualToConstant: 0)]
  }
}
