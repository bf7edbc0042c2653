import DriftReport
import Reporting
import ScenarioModel
import SnapshotModel

/// Finds constraints to the edges of a screen with a constant that repeats a former length.
struct RepeatedLengths {
  let question: CaseQuestion
  let titles: ViewTitles
  /// Returns the location of a constraint, by the index of its screen.
  let location: (_ screen: Int, _ constraint: ConstraintNode) -> FileLocation?

  /// Returns the constraints in the order of the screens.
  ///
  /// Constraints to the safe area follow the bars, so only the edges of the root view count.
  func all(of former: [FormerLength]) -> [RepeatedLength] {
    question.screens.enumerated().flatMap { index, screen -> [RepeatedLength] in
      let names = ItemNames(of: screen, titles)
      let constraints = screen.contents.allNodes.flatMap(\.constraints)
      return constraints.compactMap { constraint -> RepeatedLength? in
        guard let edge = constraint.verticalEdge(of: screen.contents.rootView.id),
          let repeated = former.first(where: {
            $0.length == abs(constraint.constant) && $0.isAtTop == (edge == .top)
          })
        else { return nil }
        return RepeatedLength(
          scenario: question.scenario.name,
          text: "constraint \(names.text(constraint)) repeats \(repeated.words)",
          location: location(index, constraint)
        )
      }
    }
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
