import Foundation

/// The sizes of stacks inside proportionally filled stacks, while rules are collected.
///
/// A proportionally filled stack needs the fitting sizes of its inner stacks, and their rules need
/// the sizes of the next level. Repeated measurement would double the work at each level. So the
/// innermost stacks are measured first, and each only once.
@MainActor
final class ArrangedSizes {
  private var depth = 0
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// Stores sizes during a collection, and removes them after the outermost one.
  func remember<Result>(during collection: @MainActor () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { sizes = [:] }
    }
    return collection()
  }

  /// Measures the inner stacks of a tree; in `tree` each view precedes its subviews.
  func measure(for tree: [UIView]) {
    for case let stack as UIStackView in tree.reversed()
    where stack.distribution == .fillProportionally {
      for case let inner as UIStackView in stack.arrangedSubviews where !inner.isHidden {
        _ = size(of: inner)
      }
    }
  }

  /// Returns the fitting size of a stack.
  func size(of stack: UIStackView) -> CGSize {
    if let known = sizes[ObjectIdentifier(stack)] { return known }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if depth > 0 { sizes[ObjectIdentifier(stack)] = size }
    return size
  }
}
