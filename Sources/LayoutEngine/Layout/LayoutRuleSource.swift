/// What a run of rules comes from, and can be made from again when something about it has changed.
///
/// It retains nothing, because solutions keep sources and belong to the root of the very views that
/// they are about. Whatever takes an object out of the tree also takes the sources out of use.
@MainActor
struct LayoutRuleSource {
  /// A reference that traps instead of dangling.
  struct Unretained<Object: AnyObject> {
    unowned let object: Object
  }

  enum Origin {
    /// A view's autoresizing mask, and what its class arranges.
    case view(Unretained<UIView>)
    /// A constraint of the app.
    case constraint(Unretained<NSLayoutConstraint>)
    /// A view's content size.
    case contentSize(Unretained<UIView>)
  }

  let origin: Origin

  static func view(_ view: UIView) -> Self { Self(origin: .view(Unretained(object: view))) }

  static func constraint(_ constraint: NSLayoutConstraint) -> Self {
    Self(origin: .constraint(Unretained(object: constraint)))
  }

  static func contentSize(of view: UIView) -> Self {
    Self(origin: .contentSize(Unretained(object: view)))
  }

  /// Lets the object find its index among the sources again.
  func setIndex(_ index: Int) {
    switch origin {
    case .view(let view): view.object.layoutSourceIndex = index
    case .constraint(let constraint): constraint.object.layoutSourceIndex = index
    case .contentSize: break
    }
  }

  func isView(_ other: UIView) -> Bool {
    if case .view(let view) = origin { view.object === other } else { false }
  }

  func isConstraint(_ other: NSLayoutConstraint) -> Bool {
    if case .constraint(let constraint) = origin { constraint.object === other } else { false }
  }
}
