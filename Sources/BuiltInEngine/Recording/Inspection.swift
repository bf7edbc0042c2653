import LayoutEngine
import ScenarioModel
import SnapshotModel

/// A finding, whichever step it is noticed after.
struct Observation: Hashable {
  /// Path of the view concerned, empty when it concerns the screen.
  var view: String
  var subject: FindingSubject
  /// See `Finding.detail`.
  var detail = ""
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
        view: conflict.view.flatMap { paths.path(of: $0) } ?? "",
        subject: FindingSubject(conflict)
      )
    }
  }

  /// Constraints that nothing can satisfy, because of a number in them.
  private var faults: [Observation] {
    device.layoutDiagnostics.faults.map { fault in
      Observation(
        view: fault.view.flatMap { paths.path(of: $0) } ?? "",
        subject: .unusable(ConflictItem(fault.rule)),
        detail: fault.problem
      )
    }
  }

  private func ambiguities(of entries: [ViewPaths.Entry]) -> [Observation] {
    entries.compactMap { entry in
      entry.view.ambiguousAxes.map { Observation(view: entry.path, subject: .ambiguity($0)) }
    }
  }

  /// Labels and buttons of the screen on top, in sight or not, that cannot show all of their text.
  private func truncatedTexts(of entries: [ViewPaths.Entry]) -> [Observation] {
    entries.compactMap { entry in
      guard !entry.view.isHidden, entry.view.cutsOffWords else { return nil }
      return Observation(view: entry.path, subject: .truncation)
    }
  }

  /// How many lines the labels of the screen on top have that may have several.
  var lineCounts: [SweepStop.LineCount] {
    screenEntries.compactMap { entry in
      guard !entry.view.isHidden, let label = entry.view as? UILabel, let count = label.lineCount
      else { return nil }
      return SweepStop.LineCount(view: entry.path, count: count)
    }
  }

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
  /// The axes along which constraints leave the view's frame open; nil for none.
  @MainActor fileprivate var ambiguousAxes: AmbiguousAxes? {
    switch (isAmbiguous(along: .horizontal), isAmbiguous(along: .vertical)) {
    case (true, true): .both
    case (true, false): .horizontal
    case (false, true): .vertical
    case (false, false): nil
    }
  }

  /// Whether the view has words that it has no room for.
  @MainActor fileprivate var cutsOffWords: Bool {
    switch self {
    case let label as UILabel: label.cutsOffText
    case let button as UIButton: button.cutsOffTitle
    default: false
    }
  }
}
