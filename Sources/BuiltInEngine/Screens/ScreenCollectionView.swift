import Foundation
import LayoutEngine
import ScenarioModel

/// A collection of a screen, with the screen's cells as items.
///
/// All items have cells, visible or not, so that a recording contains everything that a user can
/// scroll to.
final class ScreenCollectionView: UICollectionView {
  private let content = ScreenCollectionContent()

  /// Makes a collection with the layout that a screen describes.
  init(layout node: FlowLayoutNode) {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout(node))
    keepsAllItems = true
    dataSource = content
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a collection comes from a screen, not from an archive")
  }

  /// Fills the collection's only section.
  ///
  /// - Parameters:
  ///   - cells: The items in their order.
  ///   - views: The section's header and footer, by their slots.
  func fill(with cells: [UICollectionViewCell], views: [String: UICollectionReusableView]) {
    content.cells = cells
    content.views = [
      Self.elementKindSectionHeader: views["sectionHeaderView"],
      Self.elementKindSectionFooter: views["sectionFooterView"],
    ].compactMapValues(\.self)
    reloadData()
  }
}

/// The content of a collection in a screen.
@MainActor
final class ScreenCollectionContent: NSObject, UICollectionViewDataSource {
  var cells: [UICollectionViewCell] = []
  /// The other views, by their kinds.
  var views: [String: UICollectionReusableView] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { views[kind] ?? UICollectionReusableView(frame: .zero) }
}
