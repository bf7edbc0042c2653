import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel

/// Finds constraints with a constant that repeats a former length: distances to the edges of a
/// screen, and sizes of bars and controls.
struct RepeatedLengths {
  let question: CaseQuestion
  let titles: ViewTitles
  /// Returns the location of a constraint, by the index of its screen.
  let location: (_ screen: Int, _ constraint: ConstraintNode) -> FileLocation?

  /// Finds the constraints of all screens.
  ///
  /// - Parameters:
  ///   - former: The former lengths of bars and safe areas.
  ///   - systems: The compared systems; nil for comparisons along another axis, without sizes of
  ///     controls.
  /// - Returns: The constraints in the order of the screens.
  func all(
    of former: [FormerLength],
    between systems: (from: SystemVersion, to: SystemVersion)?
  ) -> [RepeatedLength] {
    let fixedSizes = systems.map { FixedSizes(from: $0.from, to: $0.to, question: question) }
    return question.screens.enumerated().flatMap { index, screen -> [RepeatedLength] in
      let names = ItemNames(of: screen, titles)
      let nodes = screen.contents.allNodes
      let views = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
      return nodes.flatMap(\.constraints).compactMap { constraint -> RepeatedLength? in
        let problem =
          Self.distance(constraint, on: screen, among: former).map { "repeats \($0.words)" }
          ?? views[constraint.firstItem].flatMap { fixedSizes?.problem(of: constraint, of: $0) }
        guard let problem else { return nil }
        return RepeatedLength(
          scenario: question.scenario.name,
          text: "constraint \(names.text(constraint)) \(problem)",
          location: location(index, constraint)
        )
      }
    }
  }

  /// Returns the length that a distance to an edge of the screen repeats; nil for other constraints.
  ///
  /// Constraints to the safe area follow the bars, so only the edges of the root view count.
  private static func distance(
    _ constraint: ConstraintNode,
    on screen: Screen,
    among former: [FormerLength]
  ) -> FormerLength? {
    guard let edge = constraint.verticalEdge(of: screen.contents.rootView.id) else { return nil }
    return former.first {
      $0.length == abs(constraint.constant) && $0.isAtTop == (edge == .top)
    }
  }
}

extension Drift {
  /// The compared systems; nil for a comparison along another axis.
  var comparedSystems: (from: SystemVersion, to: SystemVersion)? {
    guard let axis, axis.axis == .system, let from = SystemVersion(axis.from),
      let to = SystemVersion(axis.to)
    else { return nil }
    return (from, to)
  }
}

extension FormerLength {
  fileprivate var words: String { "\(length.plain) pt of the former \(part.noun)" }
}

extension ConstraintNode {
  /// Returns the edge of the root view if it places the same edge of a view relative to it: `top`
  /// or `bottom`; nil for other constraints.
  fileprivate func verticalEdge(of root: String) -> Attribute? {
    guard !isPlaceholder, multiplier == 1, let secondItem, firstItem != secondItem,
      [firstItem, secondItem].contains(root), firstAttribute == secondAttribute,
      [.top, .bottom].contains(firstAttribute)
    else { return nil }
    return firstAttribute
  }
}

extension SceneCache {
  /// Returns the location of a constraint in its document or scenario; nil if it is unknown.
  func location(
    of constraint: ConstraintNode,
    onScreen index: Int,
    in file: ScenarioFile,
    for version: ScreenVersion
  ) -> FileLocation? {
    if let location = constraint.identity.location { return location }
    let origin = try? origin(ofScreen: index, in: file, for: version)
    return origin?.sources[constraint.id]?.location
  }
}
