package import LayoutEngine
package import ScenarioModel

extension DocumentCoder {
  /// Takes the values that initializers need from a view's node.
  @MainActor
  package convenience init(of node: ViewNode) {
    self.init()
    let properties = node.properties
    switch node.kind {
    case .tableView: tableStyle = UITableView.Style(named: properties.controlStyle)
    case .tableViewCell:
      cellStyle = UITableViewCell.CellStyle(named: properties.controlStyle)
      reuseIdentifier = properties.reuseIdentifier
    case .collectionView:
      collectionLayout = properties.flowLayout.map { UICollectionViewFlowLayout($0) }
    case .button: buttonType = UIButton.ButtonType(named: properties.buttonType)
    default: break
    }
  }
}
