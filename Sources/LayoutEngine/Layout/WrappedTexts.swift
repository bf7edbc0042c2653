import Foundation

/// A view whose content height depends on its width.
@MainActor
protocol TextWrapping: UIView {
  /// The content size in a width, in points; nil if the text does not wrap to it.
  func contentSize(inWidth width: CGFloat) -> CGSize?
}

extension UIView {
  /// The view, if it is one whose content height depends on its width.
  ///
  /// There are two such classes, so they are compared with directly: a cast to the protocol takes
  /// long for every other view.
  var wrappingText: (any TextWrapping)? {
    if let label = self as? UILabel { return label }
    return self as? UITextView
  }
}

/// The views with text whose lines wrap, in the order of the tree, and the content sizes that they
/// have for their solved widths.
@MainActor
struct WrappedTexts {
  /// The constraints that wish for a content size, by their indices among the installed ones.
  struct Wishes {
    fileprivate(set) var widths: [Int] = []
    fileprivate(set) var heights: [Int] = []
  }

  /// The content size that a view has from now on, in points.
  struct Change {
    fileprivate let index: Int
    let wishes: Wishes
    let size: CGSize
  }

  private struct Text {
    unowned let view: any TextWrapping
    /// The index of its variables.
    let box: Int
    var wishes = Wishes()
    /// The content size for the solved width, once that is another one than without a width.
    var size: CGSize?

    /// The content size that the solved width asks for; nil if it is the present one.
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

  /// How often the sizes of texts may change within one solution.
  static let passLimit = 3

  private var texts: [Text] = []

  /// Notes the constraint at an index, if its rule is a view's wish for a content size.
  ///
  /// The index of a view's variables is looked up for text that wraps only: most rules are about
  /// something else.
  mutating func note(_ rule: LayoutRule, at index: Int, boxIndex: (UIView) -> Int?) {
    guard case .contentSize(let view) = rule.origin else { return }
    if texts.last?.view !== view {
      guard let text = view.wrappingText, let box = boxIndex(view) else { return }
      texts.append(Text(view: text, box: box))
    }
    let lengths = rule.first.attribute == .width ? \Wishes.widths : \.heights
    texts[texts.count - 1].wishes[keyPath: lengths].append(index)
  }

  /// The content sizes that solved widths ask for, where they differ from the present ones: lines
  /// that wrap make a view higher, and narrower where they do not fill that width.
  ///
  /// - Returns: One change for each view whose size differs, in the order of the tree.
  func changes(in solution: LayoutSolution) -> [Change] {
    var changes: [Change] = []
    for index in texts.indices {
      guard let size = texts[index].size(in: solution) else { continue }
      changes.append(Change(index: index, wishes: texts[index].wishes, size: size))
    }
    return changes
  }

  /// Remembers a content size that now holds.
  mutating func apply(_ change: Change) {
    texts[change.index].size = change.size
  }

  /// The content sizes without a width, of the texts that have others for their solved widths.
  ///
  /// It reads only, because views of the app take part: they may start a layout meanwhile.
  func changesWithoutWidths() -> [Change] {
    var changes: [Change] = []
    for index in texts.indices where texts[index].size != nil {
      let size = texts[index].view.contentSizeForLayout
      changes.append(Change(index: index, wishes: texts[index].wishes, size: size))
    }
    return changes
  }

  /// Forgets the sizes for solved widths, whose constraints the caller updates.
  mutating func forgetSizes() {
    for index in texts.indices { texts[index].size = nil }
  }
}
