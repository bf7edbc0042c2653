import LayoutEngine

/// The size and traits of a collection view, as its sections receive them.
@MainActor
final class CollectionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero
  private let reference: UIContentInsetsReference
  private let safeArea: UIEdgeInsets
  private let margins: UIEdgeInsets
  private let readable: UIEdgeInsets

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(of view: UICollectionView, _ reference: UIContentInsetsReference) {
    self.reference = reference
    traitCollection = view.traitCollection
    contentSize = view.bounds.inset(by: view.adjustedContentInset).size
    let adjusted = view.adjustedContentInset
    let area = view.safeAreaInsets
    // The content inset already includes a part of the safe area, which must not count twice.
    safeArea = UIEdgeInsets(
      top: 0,
      left: max(0, area.left - adjusted.left),
      bottom: 0,
      right: max(0, area.right - adjusted.right)
    )
    let outer = view.layoutMargins
    margins = UIEdgeInsets(top: 0, left: outer.left, bottom: 0, right: outer.right)
    let frame = view.readableContentGuide.layoutFrame
    readable = UIEdgeInsets(
      top: 0,
      left: max(0, frame.minX - view.bounds.minX),
      bottom: 0,
      right: max(0, view.bounds.maxX - frame.maxX)
    )
  }

  /// Returns the insets of a section for its reference, in points.
  func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference == .automatic ? self.reference : reference {
      case .automatic, .safeArea: safeArea
      case .none: .zero
      case .layoutMargins: margins
      case .readableContent: readable
      }
    return NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}
