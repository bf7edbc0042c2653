import LayoutEngine
import ScenarioModel
import SnapshotModel

/// Something noticed at a checkpoint.
struct Observation {
  var kind: Finding.Kind
  /// Path of the view concerned, empty when it concerns the screen.
  var view: String
  var message: String
}

/// Looks a screen over for what its author would want to know.
@MainActor
struct Inspection {
  let device: SimulatedDevice
  let window: UIWindow
  let paths: ViewPaths
  /// The controllers of the screens, the top one last.
  let stack: [ScreenViewController]
  let insetMemory: InsetMemory

  var top: ScreenViewController {
    guard let top = stack.last else { preconditionFailure("a player always has a screen") }
    return top
  }

  /// Constraints that contradict each other or make no sense, and views of the screen whose frames they leave open.
  var layoutFindings: [Observation] {
    let entries = screenEntries
    return conflicts + faults + ambiguities(of: entries) + truncatedTexts(of: entries)
  }

  private var conflicts: [Observation] {
    device.layoutDiagnostics.conflicts.map { conflict in
      Observation(
        kind: .unsatisfiableConstraints,
        view: conflict.view.flatMap { paths.path(of: $0) } ?? "",
        message: "\(conflict.broken) is broken, for it contradicts "
          + conflict.against.joined(separator: " and ")
      )
    }
  }

  /// Constraints that nothing can satisfy, because of a number in them.
  private var faults: [Observation] {
    device.layoutDiagnostics.faults.map { fault in
      Observation(
        kind: .unsatisfiableConstraints,
        view: fault.view.flatMap { paths.path(of: $0) } ?? "",
        message: "\(fault.rule): \(fault.problem)"
      )
    }
  }

  private func ambiguities(of entries: [ViewPaths.Entry]) -> [Observation] {
    entries.filter(\.view.hasAmbiguousLayout).map { entry in
      Observation(kind: .ambiguousLayout, view: entry.path, message: Self.ambiguity)
    }
  }

  /// Labels and buttons of the screen on top, in sight or not, that cannot show all that they say.
  private func truncatedTexts(of entries: [ViewPaths.Entry]) -> [Observation] {
    entries.compactMap { entry in
      guard !entry.view.isHidden, entry.view.cutsOffWords else { return nil }
      return Observation(kind: .truncatedText, view: entry.path, message: Self.truncation)
    }
  }

  private static let truncation = "the text has no room for all of its words"

  static let ambiguity = "the constraints leave position or size open"

  var ambiguousEntries: [ViewPaths.Entry] { screenEntries.filter(\.view.hasAmbiguousLayout) }

  /// The views of the top screen that its author has named.
  var screenEntries: [ViewPaths.Entry] {
    paths.entries.filter {
      $0.isNamed && $0.view.isDescendant(of: top.built.rootView)
    }
  }

  /// A length that may be lost to rounding: one pixel.
  var tolerance: CGFloat { 1 / device.model.scale }
}

extension UIView {
  /// Whether the view has words that it has no room for.
  @MainActor fileprivate var cutsOffWords: Bool {
    switch self {
    case let label as UILabel: label.cutsOffText
    case let button as UIButton: button.cutsOffTitle
    default: false
    }
  }
}
