import CassowarySolver
import Foundation

extension LayoutSolution {
  /// The source of the root's size.
  enum RootSize {
    /// The bounds, in a layout.
    case given(CGSize)
    /// The constraints, or the bounds where the constraints determine nothing.
    case kept(CGSize)
    /// The constraints, pulled toward a target at these priorities, in a fitting.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  /// The number of installed constraints on the root's size.
  ///
  /// The constraints of the rules follow.
  static let rootSizeCount = 2

  // Weaker than any useful priority of an app. A root that keeps its size does not shrink with its
  // content.
  private static let contentPull = Strength(0.001)
  private static let sizeKeeping: Float = 0.002

  func rootConstraints(on size: RootSize, of root: UIView) -> [LinearConstraint] {
    let box = box(of: root)
    func lengthConstraint(
      _ extent: LayoutExtent.Variables,
      _ length: CGFloat,
      _ priority: Float
    ) -> LinearConstraint {
      LinearConstraint(
        extent.length - length.asRootLength,
        .equal,
        strength: Strength(priority > 0 ? min(priority, 1000) : .leastNonzeroMagnitude)
      )
    }
    switch size {
    case .given(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        lengthConstraint(box.horizontal, alignment.width, 1000),
        lengthConstraint(box.vertical, alignment.height, 1000),
      ]
    case .kept(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        lengthConstraint(box.horizontal, alignment.width, Self.sizeKeeping),
        lengthConstraint(box.vertical, alignment.height, Self.sizeKeeping),
      ]
    case .fitting(let target, let horizontal, let vertical):
      return [
        lengthConstraint(box.horizontal, target.width, horizontal),
        lengthConstraint(box.vertical, target.height, vertical),
      ]
    }
  }

  /// Makes scroll view content as small as the constraints allow.
  ///
  /// Content with only a minimum size is not ambiguous, for example content that fills at least the
  /// safe area. It has the smallest sufficient size. A view in it without any height is ambiguous.
  func drawContentsTogether() {
    solver.pull = Self.contentPull
    for length in variables.contentLengths {
      let pull = LinearConstraint(LinearExpression(length), .equal, strength: Self.contentPull)
      do throws(SolverError) {
        _ = try solver.add(pull)
      } catch {
        preconditionFailure("a pull is never required, so it contradicts nothing")
      }
    }
  }
}
