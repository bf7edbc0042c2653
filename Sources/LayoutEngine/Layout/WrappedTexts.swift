import Foundation

/// A view with a content height that depends on its width.
@MainActor
protocol TextWrapping: UIView {
  /// The content size for a width, in points; nil if the text does not wrap to it.
  func contentSize(inWidth width: CGFloat) -> CGSize?
}

extension UIView {
  /// The view, if its content height depends on its width.
  ///
  /// Two classes have this property. The code casts to them directly, because a cast to the
  /// protocol is slow for every other view.
  var wrappingText: (any TextWrapping)? {
    if let label = self as? UILabel { return label }
    return self as? UITextView
  }
}

/// The views with wrapping text in tree order, with the content sizes for their solved widths.
@MainActor
struct WrappedTexts {
  /// The indices of the installed constraints that prefer a content size.
  struct ContentSizePreferences {
    fileprivate(set) var widths: [Int] = []
    fileprivate(set) var heights: [Int] = []
  }

  /// The new content size of a view, in points.
  struct Change {
    fileprivate let index: Int
    let preferences: ContentSizePreferences
    let size: CGSize
  }

  private struct Text {
    unowned let view: any TextWrapping
    /// The index of the view's variables.
    let box: Int
    var preferences = ContentSizePreferences()
    /// The content size for the solved width; nil while it equals the size without a width.
    var size: CGSize?

    /// The content size for the solved width; nil if it equals the current one.
    @MainActor
    func size(in solution: LayoutSolution) -> CGSize? {
      guard let rect = solution.alignmentRect(at: box),
        let wrapped = view.contentSize(inWidth: rect.width),
        view.placeholderIntrinsicContentSize == nil,
        wrapped != size ?? view.contentSizeForLayout
      else { return nil }
      return wrapped
    }
  }

  /// The maximum number of times that text sizes may change in one solution.
  static let passLimit = 3

  private var texts: [Text] = []

  /// Records the constraint at an index, if its rule prefers a content size.
  ///
  /// Most rules concern other things, so the index of a view's variables is looked up only for
  /// wrapping text.
  mutating func insert(_ rule: LayoutRule, at index: Int, boxIndex: (UIView) -> Int?) {
    guard case .contentSize(let view) = rule.origin else { return }
    if texts.last?.view !== view {
      guard let text = view.wrappingText, let box = boxIndex(view) else { return }
      texts.append(Text(view: text, box: box))
    }
    let lengths = rule.first.attribute == .width ? \ContentSizePreferences.widths : \.heights
    texts[texts.count - 1].preferences[keyPath: lengths].append(index)
  }

  /// The content sizes for the solved widths that differ from the current sizes.
  ///
  /// Wrapped lines make a view taller, and narrower if they do not fill the width.
  ///
  /// - Returns: One change for each view with a different size, in tree order.
  func changes(in solution: LayoutSolution) -> [Change] {
    var changes: [Change] = []
    for index in texts.indices {
      guard let size = texts[index].size(in: solution) else { continue }
      changes.append(Change(index: index, preferences: texts[index].preferences, size: size))
    }
    return changes
  }

  /// Stores a content size that is now in effect.
  mutating func apply(_ change: Change) {
    texts[change.index].size = change.size
  }

  /// The content sizes without a width, for texts that have other sizes at their solved widths.
  ///
  /// It does not change the list, because views of the app take part and may start a layout
  /// meanwhile.
  func changesWithoutWidths() -> [Change] {
    var changes: [Change] = []
    for index in texts.indices where texts[index].size != nil {
      let size = texts[index].view.contentSizeForLayout
      changes.append(Change(index: index, preferences: texts[index].preferences, size: size))
    }
    return changes
  }

  /// Clears the sizes for solved widths.
  ///
  /// The caller updates their constraints.
  mutating func forgetSizes() {
    for index in texts.indices { texts[index].size = nil }
  }
}
