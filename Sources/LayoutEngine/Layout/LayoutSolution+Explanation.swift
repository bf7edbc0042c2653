import CassowarySolver
import Foundation
package import LayoutVocabulary

extension UIView {
  /// Returns the explanation of the view's current frame, after any pending layout.
  ///
  /// - Parameter round: Rounds each number of the result; exact by default.
  /// - Returns: The numbers in the order of ``FrameExplanation/Dimension``.
  package final func explainLayout(
    rounding round: (Double) -> Double = { $0 }
  ) -> [FrameExplanation.Value] {
    rootView.layoutIfNeeded()
    return rootView.layoutSystem.explanation(of: self, rounding: round)
  }
}

extension LayoutSystem {
  /// Returns the explanation of the frame of a view in the tree.
  fileprivate func explanation(
    of view: UIView,
    rounding round: (Double) -> Double
  ) -> [FrameExplanation.Value] {
    solveIfNeeded()
    return SimulatedDevice.current.arrangedSizes.remember {
      let frame = FrameExplanation.Dimension.allCases.map { Double(view.frame[$0]) }
      guard let explained = solution?.explanation(of: view, below: root) else {
        return zip(FrameExplanation.Dimension.allCases, frame).map { dimension, value in
          FrameExplanation.Value(dimension, round(value), setDirectly: round(value))
        }
      }
      return explained.completed(to: frame, placing: view, on: grid).map { $0.rounded(round) }
    }
  }
}

extension [FrameExplanation.Value] {
  /// Extends the explanation of an alignment rectangle to a view's frame.
  @MainActor
  fileprivate func completed(
    to frame: [Double],
    placing view: UIView,
    on grid: PixelGrid
  ) -> [FrameExplanation.Value] {
    var values = self
    let rect = CGRect(
      x: values[0].value,
      y: values[1].value,
      width: values[2].value,
      height: values[3].value
    )
    let exact = view.frame(forAlignmentRect: rect)
    let placed = grid.round(exact)
    for (index, dimension) in FrameExplanation.Dimension.allCases.enumerated() {
      values[index].value = frame[index]
      values[index].alignment = exact[dimension] - rect[dimension]
      values[index].rounding = placed[dimension] - exact[dimension]
      values[index].setDirectly = frame[index] - placed[dimension]
    }
    return values
  }
}

extension FrameExplanation.Value {
  fileprivate func rounded(_ round: (Double) -> Double) -> Self {
    var copy = self
    for number in [\Self.value, \.alignment, \.rounding, \.setDirectly] {
      copy[keyPath: number] = round(copy[keyPath: number])
    }
    copy.parts = parts.map { part in
      var part = part
      for number in [\FrameExplanation.Part.amount, \.multiplier, \.surroundings, \.priority] {
        part[keyPath: number] = round(part[keyPath: number])
      }
      return part
    }
    return copy
  }
}

extension LayoutSolution {
  /// The explanation of a view's alignment rectangle; nil for a view without variables.
  fileprivate func explanation(of view: UIView, below root: UIView) -> [FrameExplanation.Value]? {
    guard let index = boxIndex(of: view) else { return nil }
    let box = variables.boxes[index]
    let describer = SourceDescriber(solution: self, root: root)
    let dimensions = FrameExplanation.Dimension.allCases
    let explanations = solver.explanations(of: dimensions.map { box[$0] })
    return zip(dimensions, explanations).map { dimension, explanation in
      FrameExplanation.Value(
        dimension,
        solver.value(of: box[dimension]),
        parts: explanation.parts.map(describer.part),
        pressedBy: explanation.pressures.map { describer.source(of: $0).source },
        isAmbiguous: !view.translatesAutoresizingMaskIntoConstraints
          && !solver.isDetermined(box[dimension]),
        emptyItems: describer.items(with: explanation.emptySizes),
        freeItems: describer.items(with: explanation.freePositions)
      )
    }
  }
}

/// Describes installed constraints and variables by their rules and items.
@MainActor
private struct SourceDescriber {
  let solution: LayoutSolution
  let root: UIView

  func part(_ part: ValueExplanation.Part) -> FrameExplanation.Part {
    let (source, rule) = source(of: part.constraint)
    var surroundings = 0.0
    if case .constraint = rule?.origin {
      surroundings = part.amount - part.multiplier * Double(rule?.constant ?? 0)
    }
    return FrameExplanation.Part(
      source,
      amount: part.amount,
      multiplier: part.multiplier,
      surroundings: surroundings,
      priority: rule.map { Double($0.priority) } ?? 1000
    )
  }

  func source(
    of constraint: ConstraintID
  ) -> (source: ExplanationSource, rule: LayoutRule?) {
    switch solution.origin(of: constraint) {
    case .rootSize: return (ExplanationSource(.rootSize, view: root.reportName), nil)
    case .pull: return (ExplanationSource(.smallContent), nil)
    case .rule(let source, let offset):
      let rules = LayoutRules.make(from: source, below: root) ?? []
      guard rules.indices.contains(offset) else {
        preconditionFailure("a solution is of the rules that its sources make")
      }
      return (ExplanationSource(ConflictItem(rules[offset])), rules[offset])
    }
  }

  /// The names of the views and guides that have any of the variables, in tree order.
  func items(with variables: [Variable]) -> [String] {
    guard !variables.isEmpty else { return [] }
    let requested = Set(variables)
    return root.withDescendants.flatMap { view in
      [(view as AnyObject, view.reportName)] + view.storedGuides.map { ($0, $0.reportName) }
    }.filter { object, _ in
      guard let index = solution.boxIndex(of: object) else { return false }
      let box = solution.variables.boxes[index]
      return FrameExplanation.Dimension.allCases.contains { requested.contains(box[$0]) }
    }.map(\.1)
  }
}

extension LayoutVariables.Box {
  fileprivate subscript(dimension: FrameExplanation.Dimension) -> Variable {
    switch dimension {
    case .x: horizontal.start
    case .y: vertical.start
    case .width: horizontal.length
    case .height: vertical.length
    }
  }
}

extension CGRect {
  fileprivate subscript(dimension: FrameExplanation.Dimension) -> CGFloat {
    switch dimension {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
