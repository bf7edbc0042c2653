import LayoutEngine

/// The scrolling content of a scenario.
enum Content: Sendable {
  /// Prefers 200 x 200 at 250, weaker than the constraints that fill the safe area.
  case weak
  /// Has no size constraints.
  case empty
  /// Has a content size of 200 x 200, hugged vertically with a priority.
  case intrinsic(hugging: Float)
  /// Has a height constraint with a priority.
  case height(CGFloat, priority: Float)
  /// Has a required height, and fields with top and bottom edges.
  case tall(CGFloat, fields: [Span] = [])
  /// Has fields, and no size constraints.
  case fields([Span])
  /// Is weak, and has fields.
  case weakWithFields([Span])
  /// The sign-up form, which is 416 + 5c high with c at least 16.
  case signUpForm

  struct Span: Sendable {
    var top: CGFloat
    var bottom: CGFloat

    init(_ top: CGFloat, _ bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }
  }

  @MainActor
  func make() -> UIView {
    switch self {
    case .weak:
      return SizedView(width: 200, height: 200, priority: 250)
    case .empty:
      return UIView()
    case .intrinsic(let hugging):
      let view = IntrinsicView()
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .vertical)
      return view
    case .height(let height, let priority):
      return SizedView(height: height, priority: priority)
    case .tall(let height, let fields):
      return SizedView(height: height, priority: 1000).with(fields)
    case .fields(let fields):
      return SizedView(frame: .zero).with(fields)
    case .weakWithFields(let fields):
      return SizedView(width: 200, height: 200, priority: 250).with(fields)
    case .signUpForm:
      return SignUpForm()
    }
  }
}

/// A view with constraints on its own size that a step may change.
final class SizedView: UIView {
  private(set) var heightConstraint: NSLayoutConstraint?

  convenience init(width: CGFloat? = nil, height: CGFloat, priority: Float) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    if let width {
      constrain(widthAnchor.constraint(equalToConstant: width), priority)
    }
    let constraint = heightAnchor.constraint(equalToConstant: height)
    constrain(constraint, priority)
    heightConstraint = constraint
  }

  private func constrain(_ constraint: NSLayoutConstraint, _ priority: Float) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  func with(_ fields: [Content.Span]) -> SizedView {
    for span in fields {
      let frame = CGRect(x: 20, y: span.top, width: 200, height: span.bottom - span.top)
      addSubview(UITextField(frame: frame))
    }
    return self
  }
}

/// A view with a content size that a step may change.
final class IntrinsicView: UIView {
  var size = CGSize(width: 200, height: 200) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}
