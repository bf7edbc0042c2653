import Foundation

/// How large the stacks are that stand in stacks which fill in proportion, while rules are
/// collected.
///
/// Such a stack asks the stacks in it for the sizes that their arrangements need, and the rules of
/// these ask the stacks in them. Asked again each time, the work would double with each level. So
/// the innermost are measured first, and each once.
@MainActor
final class ArrangedSizes {
  private var depth = 0
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// Remembers sizes while a collection is under way, and forgets them when the outermost is done.
  func remember<Result>(during collection: @MainActor () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { sizes = [:] }
    }
    return collection()
  }

  /// Measures what the views of a tree will ask for, given each view before its subviews.
  func measure(for tree: [UIView]) {
    for case let stack as UIStackView in tree.reversed()
    where stack.distribution == .fillProportionally {
      for case let inner as UIStackView in stack.arrangedSubviews where !inner.isHidden {
        _ = size(of: inner)
      }
    }
  }

  /// The size that a stack's arrangement needs.
  func size(of stack: UIStackView) -> CGSize {
    if let known = sizes[ObjectIdentifier(stack)] { return known }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if depth > 0 { sizes[ObjectIdentifier(stack)] = size }
    return size
  }
}
