import CassowarySolver
import Foundation

extension LayoutSolution {
  /// What decides the size of the root.
  enum RootSize {
    /// Its bounds: a layout.
    case given(CGSize)
    /// Its constraints, and its bounds where they determine nothing.
    case kept(CGSize)
    /// Its constraints, drawn towards a target at these priorities: a fitting.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  /// How many installed constraints decide the size of the root; those of the rules follow.
  static let rootSizeCount = 2

  // Weaker than any priority that an app can have a use for: a root that keeps its size does not
  // shrink with the content.
  private static let contentPull = Strength(0.001)
  private static let sizeKeeping: Float = 0.002

  func rootConstraints(on size: RootSize, of root: UIView) -> [LinearConstraint] {
    let box = box(of: root)
    func wish(
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
        wish(box.horizontal, alignment.width, 1000),
        wish(box.vertical, alignment.height, 1000),
      ]
    case .kept(let size):
      let alignment = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
      return [
        wish(box.horizontal, alignment.width, Self.sizeKeeping),
        wish(box.vertical, alignment.height, Self.sizeKeeping),
      ]
    case .fitting(let target, let horizontal, let vertical):
      return [
        wish(box.horizontal, target.width, horizontal),
        wish(box.vertical, target.height, vertical),
      ]
    }
  }

  /// Makes contents as small as the constraints allow.
  ///
  /// A content that is only bounded from below, as one that fills at least the safe area, is not
  /// ambiguous: it has the smallest size that is large enough. A view in it without any height is.
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
