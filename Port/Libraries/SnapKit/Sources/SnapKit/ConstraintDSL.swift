public import UIKit

/// The property `snp` of a view or a layout guide.
@MainActor public class ConstraintAttributesDSL {
  let target: AnyObject

  init(_ target: AnyObject) { self.target = target }

  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  @discardableResult
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.constraints
  }

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Changes the constants of existing constraints; traps for a statement without one, as SnapKit.
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let existing = constraints(of: target).all.flatMap(\.layoutConstraints)
    guard !existing.isEmpty else { return makeConstraints(closure) }
    for constraint in prepareConstraints(closure) where !constraint.updates(existing) {
      fatalError(
        "The view has no constraint with these items and attributes; make it before an update."
      )
    }
  }

  public func removeConstraints() {
    for constraint in constraints(of: target).all { constraint.deactivate() }
  }
}

/// The property `snp` of a view.
public final class ConstraintViewDSL: ConstraintAttributesDSL {
  private var view: UIView? { target as? UIView }

  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// The property `snp` of a layout guide.
public final class ConstraintLayoutGuideDSL: ConstraintAttributesDSL {}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}
