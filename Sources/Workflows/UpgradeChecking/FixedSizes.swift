import BuiltInEngine
import Reporting
import ScenarioModel

/// Finds bars and controls with a constant size that was enough on a system, and is not on a later
/// one.
struct FixedSizes {
  let from: SystemVersion
  let to: SystemVersion
  /// A case on the device; its own system does not matter.
  let question: CaseQuestion

  /// Returns the problem of a required constant width or height; nil without one.
  ///
  /// A search bar up to iOS 18 shrinks its field, so any height is enough there. On iOS 26 the field
  /// keeps its height (dotnet/maui#35347).
  func problem(of constraint: ConstraintNode, of view: ViewNode) -> String? {
    guard let noun = view.kind.systemNoun, constraint.isFixedSize,
      let old = own(view, constraint.firstAttribute, on: from),
      let new = own(view, constraint.firstAttribute, on: to),
      old < new, constraint.constant < new,
      constraint.constant >= old || view.kind == .searchBar
    else { return nil }
    return "is too small for the \(noun) of iOS \(to): \(new.plain) pt, formerly \(old.plain)"
  }

  /// Returns the size of a view without constraints, in points; nil for a device outside the
  /// catalog.
  private func own(
    _ view: ViewNode,
    _ attribute: ConstraintNode.Attribute,
    on system: SystemVersion
  ) -> Double? {
    guard let device = Devices.device(id: question.device.id) else { return nil }
    let design = question.scenario.design
    let size = OwnSize(of: view, on: device, in: question.orientation, system, design: design)
    return attribute == .width ? size.width : size.height
  }
}

extension ViewKind {
  /// The name of a view with a size that depends on the system alone; nil for other views.
  fileprivate var systemNoun: String? {
    switch self {
    case .switch: "switch"
    case .searchBar: "search bar"
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    default: nil
    }
  }
}

extension ConstraintNode {
  /// Whether the constraint requires a constant width or height.
  fileprivate var isFixedSize: Bool {
    !isPlaceholder && secondItem == nil && relation != .greaterThanOrEqual && priority == 1000
      && [.width, .height].contains(firstAttribute)
  }
}
