import CassowarySolver
import Foundation

/// What a solver found for the variables of a tree.
@MainActor
struct SolvedRects {
  /// The values of the variables, by their indices.
  private var values: ContiguousArray<Double> = []
  /// The alignment rectangles of the boxes, unrounded.
  private var rects: ContiguousArray<CGRect> = []

  /// Has a solver solve, and takes its values over.
  mutating func solve(_ solver: inout Solver, for boxes: ContiguousArray<LayoutVariables.Box>) {
    // Given back meanwhile: the solver would copy values that are shared.
    values = []
    values = solver.solve()
    rects.removeAll(keepingCapacity: true)
    rects.reserveCapacity(boxes.count)
    for box in boxes {
      rects.append(
        CGRect(
          x: values[box.horizontal.start.index],
          y: values[box.vertical.start.index],
          width: values[box.horizontal.length.index],
          height: values[box.vertical.length.index]
        )
      )
    }
  }

  func value(of variable: Variable) -> Double { values[variable.index] }

  /// The alignment rectangle of the box at an index, unrounded.
  ///
  /// Nil where multipliers of multipliers have led beyond all numbers.
  func alignmentRect(at index: Int) -> CGRect? {
    rects[index].isMeasurable ? rects[index] : nil
  }
}
