import Foundation

/// A registration for changes of traits, which can be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration {}

/// An object that announces changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Runs after a change, with the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Runs a handler after a change of any of the traits.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Sends a message after a change of any of the traits; the target is not retained.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration

  /// Sends the object a message after a change of any of the traits.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An observer of changes of some traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let body: (any UITraitEnvironment, UITraitCollection) -> Void
  /// The traits at the last call.
  private var known: UITraitCollection

  init(
    _ traits: [UITrait],
    in environment: any UITraitEnvironment,
    _ body: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.body = body
    known = environment.traitCollection
  }

  /// Compares the traits with the traits at the last call, and runs the body if they differ.
  func update(in environment: any UITraitEnvironment) {
    let previous = known
    known = environment.traitCollection
    let present = known.traits
    guard traits.contains(where: { present.differs(from: previous.traits, in: $0) }) else { return }
    body(environment, previous)
  }
}

/// An environment with traits that can be overridden and observed.
@MainActor
protocol TraitHolder: AnyObject, UITraitEnvironment {
  var ownTraits: UITraitCollection? { get set }
  var traitObservers: [TraitObserver] { get set }
}

extension UIView: TraitHolder {}
extension UIViewController: TraitHolder {}
extension UIWindowScene: TraitHolder {}

extension UITraitChangeObservable {
  /// Runs a handler after a change of any of the traits.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    observe(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Sends a message after a change of any of the traits; the target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let object = target as AnyObject
    return observe(traits) { environment, _ in
      if let object { action.send(to: object, with: environment) }
    }
  }

  /// Sends the object a message after a change of any of the traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    observe(traits) { environment, _ in
      action.send(to: environment as AnyObject, with: environment)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitObservers.removeAll { $0 === registration as? TraitObserver }
  }

  private func observe(
    _ traits: [UITrait],
    _ body: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let holder = self as? any TraitHolder else {
      preconditionFailure("only views, controllers and scenes have traits to observe")
    }
    let observer = TraitObserver(traits, in: holder, body)
    holder.traitObservers.append(observer)
    return observer
  }
}

// MARK: - Inheriting and announcing

/// A change that can affect the traits of views and controllers.
@MainActor
enum TraitChange {
  /// Makes a change, and notifies everything in the views with changed traits.
  static func make(in views: [UIView], _ change: () -> Void) {
    let holders = views.flatMap(\.traitHolders)
    let before = holders.map(\.traitCollection)
    change()
    for (holder, previous) in zip(holders, before) {
      let present = holder.traitCollection
      guard present != previous else { continue }
      (holder as? UIView)?.adapt(to: present, from: previous)
      holder.announceTraits(previous: previous)
    }
  }
}

extension TraitHolder {
  /// Notifies the object and its observers of changed traits.
  func announceTraits(previous: UITraitCollection) {
    (self as? UIView)?.readableWidthMayHaveChanged(from: previous)
    traitCollectionDidChange(previous)
    updateTraitObservers()
  }

  /// Notifies the observers of traits that changed because the object moved to another hierarchy.
  func updateTraitObservers() {
    for observer in traitObservers { observer.update(in: self) }
  }
}

extension UIView {
  /// The traits of the controller or the superview, before this view's overrides.
  var inheritedTraitCollection: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    guard let superview else { return UIScreen.main.traitCollection }
    return inherit(
      from: superview,
      asking: { $0.traitCollection },
      orFinding: { $0.deepTraitCollection }
    )
  }

  /// The value of ``traitCollection`` up to the next controller or root, without overridden
  /// getters.
  ///
  /// The loop prevents a stack overflow in deep trees.
  private var deepTraitCollection: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view = self
    while view.viewController == nil, let superview = view.superview {
      if let ownTraits = view.ownTraits { overrides.append(ownTraits) }
      view = superview
    }
    return overrides.reversed().reduce(view.traitCollection) { $0.overridden(by: $1) }
  }

  /// Changes the view's traits, and notifies everything that is affected.
  func changingTraits(_ change: () -> Void) {
    TraitChange.make(in: [self], change)
  }

  /// Adapts the view to changed traits, before code is notified.
  fileprivate func adapt(to present: UITraitCollection, from previous: UITraitCollection) {
    if dependsOnVerticalSizeClass, present.verticalSizeClass != previous.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
    if present.preferredContentSizeCategory != previous.preferredContentSizeCategory
      || present.legibilityWeight != previous.legibilityWeight
    {
      contentSizeCategoryDidChange()
    }
  }

  /// The view's tree: controllers before their views, views before their subviews.
  fileprivate var traitHolders: [any TraitHolder] {
    var holders: [any TraitHolder] = []
    walk { view in
      if let controller = view.viewController { holders.append(controller) }
      holders.append(view)
      return true
    }
    return holders
  }
}

extension UIViewController {
  /// Changes traits, and notifies everything that is affected.
  func changingTraits(_ change: () -> Void) {
    if let rootView { return rootView.changingTraits(change) }
    let previous = traitCollection
    change()
    if traitCollection != previous { announceTraits(previous: previous) }
  }
}
