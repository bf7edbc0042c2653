public import LayoutEngine

extension UICollectionView {
  /// Returns the visible views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplementary(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the visible views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplementary(ofKind: elementKind).map(\.key.path)
  }

  /// Returns the layout attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  private func supplementary(
    ofKind kind: String
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    shown.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key.path < $1.key.path }
  }
}
