import Foundation

extension UIViewController {
  /// The identifiers of the segues that the controller's storyboard has for it.
  package var segueIdentifiers: [String] { (scene?.segues ?? []).compactMap(\.identifier) }

  /// Makes the destination of a segue, calls `prepare(for:sender:)` and shows it.
  func runSegue(_ identifier: String, sender: Any?) {
    guard let template = scene?.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue with identifier '\(identifier)'")
    }
    run(template, sender: sender)
  }

  /// Runs a segue of the scene.
  func run(_ template: StoryboardScene.Segue, sender: Any?) {
    guard template.kind != .unwind else { return unwind(template, sender: sender) }
    let destination = makeDestination(of: template)
    if let style = template.presentationStyle { destination.modalPresentationStyle = style }
    let isAnimated = template.isAnimated && UIView.areAnimationsEnabled
    let segue = makeSegue(template, to: destination) { [self] in
      switch template.kind {
      case .show: show(destination, sender: sender)
      case .showDetail: showDetailViewController(destination, sender: sender)
      case .present: present(destination, animated: isAnimated)
      case .embed, .unwind, .custom: break
      }
    }
    pointPopover(of: destination, for: template, sender: sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Shows the destination of an embed segue in a container view, which it fills.
  ///
  /// `prepare(for:sender:)` is called before the destination's view loads.
  package func embed(_ template: StoryboardScene.Segue, in container: UIView) {
    guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: nil) else { return }
    let child = makeDestination(of: template)
    prepare(for: makeSegue(template, to: child) {}, sender: nil)
    addChild(child)
    guard let content = child.view else { return }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(content)
    child.didMove(toParent: self)
  }

  private func makeDestination(of template: StoryboardScene.Segue) -> UIViewController {
    guard let storyboard else {
      preconditionFailure("\(type(of: self)) does not come from a storyboard and has no segues")
    }
    return storyboard.instantiateViewController(withIdentifier: template.destination)
  }

  private func makeSegue(
    _ template: StoryboardScene.Segue,
    to destination: UIViewController,
    perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    template.segueClass?
      .makeDynamically(identifier: template.identifier, source: self, destination: destination)
      ?? UIStoryboardSegue(
        identifier: template.identifier,
        source: self,
        destination: destination,
        performHandler: perform
      )
  }

  /// Anchors a popover to the segue's anchor, or else to the sender.
  private func pointPopover(
    of destination: UIViewController,
    for template: StoryboardScene.Segue,
    sender: Any?
  ) {
    guard template.presentationStyle == .popover,
      let popover = destination.popoverPresentationController
    else { return }
    switch template.anchor?(self) ?? sender as AnyObject? {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    default: break
    }
  }

  // MARK: Unwinding

  /// Returns to the nearest controller that implements the segue's action.
  ///
  /// Without such a controller, the segue has no effect.
  private func unwind(_ template: StoryboardScene.Segue, sender: Any?) {
    let action = Selector(template.unwindAction ?? "")
    guard let destination = unwindDestination(of: action, sender: sender) else { return }
    let segue = makeSegue(template, to: destination) { [self] in
      returnTo(destination, for: template)
    }
    prepare(for: segue, sender: sender)
    action.send(to: destination, with: segue)
    segue.perform()
  }

  /// Searches the containers and presenting controllers, the nearest first.
  private func unwindDestination(of action: Selector, sender: Any?) -> UIViewController? {
    var child = self
    while let ancestor = child.parent ?? child.presentingViewController {
      let others = ancestor.children.reversed().filter { $0 !== child }
      for candidate in others.flatMap(\.unwindCandidates) + [ancestor]
      where candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
        return candidate
      }
      child = ancestor
    }
    return nil
  }

  /// The controller's descendants and then itself; of siblings, the last one comes first.
  private var unwindCandidates: [UIViewController] {
    children.reversed().flatMap(\.unwindCandidates) + [self]
  }

  /// Dismisses the presentations and pops the controllers above a controller.
  private func returnTo(_ destination: UIViewController, for template: StoryboardScene.Segue) {
    let isAnimated = template.isAnimated && UIView.areAnimationsEnabled
    let containers = Array(sequence(first: destination) { $0.parent })
    containers.first { $0.storedPresented != nil }?.dismiss(animated: isAnimated)
    let segue = UIStoryboardSegue(
      identifier: template.identifier,
      source: self,
      destination: destination
    )
    for (child, container) in zip(containers, containers.dropFirst()) {
      container.unwind(for: segue, towards: child)
    }
  }
}
