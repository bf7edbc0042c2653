import SnapshotModel

/// The paths and names that events of a scenario's screens can have as their subjects.
///
/// A path consists of the names of the screens' views. A view without a name has a word for its
/// class: `textField`, `textField-2`. A view outside the screens, such as a container, can have any
/// class.
struct EventSubjects {
  private let screens: [String]
  /// Nil if views have unknown names.
  private let views: [String]?

  init(screens: [String], views: [String]?) {
    self.screens = screens
    self.views = views
  }

  /// Checks the subjects of the events that a step expects.
  func check(_ step: ScenarioStep, at location: StepLocation, noting mistakes: ProblemList) {
    for (index, part) in step.parts.enumerated() {
      guard case .expectEvents(let patterns) = part else { continue }
      for (number, pattern) in patterns.enumerated() {
        guard let problem = problem(of: pattern) else { continue }
        // The parts of a turn have locations in the turn's list.
        let item = part == step ? number : index
        mistakes.append(ScenarioError(problem, at: location.items[item]))
      }
    }
  }

  /// Returns the mistake in a subject; nil if a view or screen can have this name.
  private func problem(of pattern: EventPattern) -> ScenarioProblem? {
    guard let subject = pattern.subject else { return nil }
    let names = subject.names.map(String.init)
    switch pattern.kind {
    // The application's controllers have the names of the screens.
    case .call, .diagnostic:
      return screens.contains(subject.text)
        ? nil : .unknownWord(subject.text, kind: "screen", known: screens)
    default:
      if subject.isRoot, !screens.contains(subject.text), !Self.isClass(subject.text) {
        return .unknownWord(subject.text, kind: "screen", known: screens)
      }
      guard let views else { return nil }
      let known = screens + views
      return names.first { !known.contains($0) && !Self.isClass($0) }
        .map { .unknownWord($0, kind: names.first == $0 ? "screen" : "view", known: known) }
    }
  }

  /// Returns whether a view or controller without a name can have this name.
  ///
  /// The name is the class, with a number from the second of its siblings on.
  private static func isClass(_ name: String) -> Bool {
    if classes.contains(name) { return true }
    guard let hyphen = name.lastIndex(of: "-"), let number = Int(name[name.index(after: hyphen)...])
    else { return false }
    return number > 1 && classes.contains(String(name[..<hyphen]))
  }

  private static let classes = Set(
    (ViewKind.allCases.map(\.rawValue) + otherClasses)
      .map { $0.dropFirst(2) }.map { $0.prefix(1).lowercased() + $0.dropFirst() }
  )

  /// The classes of containers, and of views that other views create.
  private static let otherClasses = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
    "UISearchController", "UIAlertController", "UIInputView", "UIInputSetHostView",
    "UITransitionView",
    "UITableViewHeaderFooterView", "UIRefreshControl", "UIWindow",
  ]
}
