import Foundation

/// The values of a document that an object's initializer needs, in place of an archive.
///
/// Other properties are set after the initialization.
package final class DocumentCoder: NSCoder {
  package var tableStyle = UITableView.Style.plain
  package var cellStyle = UITableViewCell.CellStyle.default
  /// The reuse identifier of a table's cell.
  package var reuseIdentifier: String?
  /// The layout of a collection; nil for a flow layout.
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType = UIButton.ButtonType.custom
  package var splitStyle = UISplitViewController.Style.unspecified
  /// Whether the pages of a page controller scroll instead of turning.
  package var scrollsPages = false
  /// Whether the pages of a page controller follow each other vertically.
  package var hasVerticalPages = false
}
