import LayoutEngine
import ScenarioModel

/// A finding without its step.
struct Observation: Hashable {
  /// The path of the view; empty for a finding about the screen.
  var view: ViewPath
  var subject: FindingSubject
  /// See `Finding.detail`.
  var detail = ""

  /// Hashes only one constraint of a conflict, which may contain a hundred.
  func hash(into hasher: inout Hasher) {
    hasher.combine(view)
    if case .conflict(let broken, _) = subject {
      hasher.combine(broken)
    } else {
      hasher.combine(subject)
    }
  }
}

/// Finds the layout problems of a screen.
@MainActor
struct Inspection {
  let device: SimulatedDevice
  let window: UIWindow
  let paths: ViewPaths
  /// The controllers of the screens, the top one last.
  let stack: [ScreenViewController]
  let initialInsets: InitialInsets
  /// The positions of the top screen's named views in ``paths``.
  private let screenViews: [Int]

  init(
    device: SimulatedDevice,
    window: UIWindow,
    paths: ViewPaths,
    stack: [ScreenViewController],
    initialInsets: InitialInsets
  ) {
    self.device = device
    self.window = window
    self.paths = paths
    self.stack = stack
    self.initialInsets = initialInsets
    let root = stack.last?.built.rootView
    screenViews = paths.views.indices.filter { number in
      paths.isNamed(at: number) && root.map(paths.views[number].isDescendant) ?? false
    }
  }

  /// The named views of the top screen.
  var screenEntries: [ViewPaths.Entry] { screenViews.map(paths.entry) }

  var top: ScreenViewController {
    guard let top = stack.last else { preconditionFailure("a player always has a screen") }
    return top
  }

  /// Findings about conflicting or unusable constraints, ambiguous views and truncated texts.
  var layoutFindings: [Observation] {
    conflicts + faults + ambiguities + truncatedTexts
  }

  private var conflicts: [Observation] {
    device.layoutDiagnostics.conflicts.map { conflict in
      Observation(
        view: conflict.view.flatMap { paths.path(of: $0) } ?? "",
        subject: FindingSubject(conflict)
      )
    }
  }

  /// Constraints that cannot be satisfied because of one of their numbers.
  private var faults: [Observation] {
    device.layoutDiagnostics.faults.map { fault in
      Observation(
        view: fault.view.flatMap { paths.path(of: $0) } ?? "",
        subject: .unusable(fault.rule),
        detail: fault.problem
      )
    }
  }

  private var ambiguities: [Observation] {
    screenViews.compactMap { number in
      paths.views[number].ambiguousAxes.map {
        Observation(view: paths.plan.paths[number], subject: .ambiguity($0))
      }
    }
  }

  /// Labels and buttons of the top screen, visible or not, with truncated text.
  private var truncatedTexts: [Observation] {
    screenViews.compactMap { number in
      let view = paths.views[number]
      guard !view.isHidden, view.cutsOffWords else { return nil }
      return Observation(view: paths.plan.paths[number], subject: .truncation)
    }
  }

  /// The numbers of lines of the top screen's multiline labels.
  var lineCounts: [SweepStop.LineCount] {
    screenEntries.compactMap { entry in
      guard !entry.view.isHidden, let label = entry.view as? UILabel, let count = label.lineCount
      else { return nil }
      return SweepStop.LineCount(view: entry.path, count: count)
    }
  }

  var ambiguousEntries: [ViewPaths.Entry] { screenEntries.filter(\.view.hasAmbiguousLayout) }

  /// The tolerance for rounding: one pixel.
  var tolerance: CGFloat { 1 / device.model.scale }
}

extension UIView {
  /// The axes along which the constraints leave the view's frame ambiguous; nil for none.
  @MainActor fileprivate var ambiguousAxes: AmbiguousAxes? {
    switch ambiguity {
    case (true, true): .both
    case (true, false): .horizontal
    case (false, true): .vertical
    case (false, false): nil
    }
  }

  /// Whether the view truncates its text.
  @MainActor fileprivate var cutsOffWords: Bool {
    switch self {
    case let label as UILabel: label.cutsOffText
    case let button as UIButton: button.cutsOffTitle
    default: false
    }
  }
}
