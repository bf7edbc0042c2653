import LayoutVocabulary

extension Run {
  /// Checks that explanations belong to views of their checkpoints, are unique, and have numbers on
  /// the grid.
  func checkExplanations() throws(InconsistentRun) {
    var previous = -1
    for explained in explanations {
      guard explained.step > previous,
        let snapshot = steps.first(where: { $0.index == explained.step })?.snapshot
      else { throw .misplacedExplanation(path: "", step: explained.step) }
      previous = explained.step
      var paths = Set(snapshot.views.map(\.path))
      for view in explained.views {
        let dimensions = Set(view.values.map(\.dimension))
        guard paths.remove(view.view) != nil, dimensions.count == view.values.count else {
          throw .misplacedExplanation(path: view.view, step: explained.step)
        }
        guard view.values.allSatisfy({ $0.isOnGrid && $0.parts.allSatisfy(\.isOnGrid) }) else {
          throw .notANumber(
            location: "the explanation of view '\(view.view)' of step \(explained.step)"
          )
        }
      }
    }
  }
}
