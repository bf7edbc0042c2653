/// The origin of a run of rules, which can create the rules again after a change.
///
/// It retains nothing. A solution keeps sources and belongs to the root of the same views, so a
/// strong reference would form a cycle. Removing an object from the tree also discards the sources.
@MainActor
struct LayoutRuleSource {
  /// A reference that traps instead of dangling.
  struct Unretained<Object: AnyObject> {
    unowned let object: Object
  }

  enum Origin {
    /// A view's autoresizing mask, and the rules of its class.
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

  /// Stores the index of this source in its object, for later look-ups.
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
