import BuiltInEngine
import PortSupport
import ScenarioModel

extension Screen {
  /// Removes the views that other objects make: prototypes, and the scenes in container views.
  ///
  /// - Returns: The prototypes by the ids of their lists.
  mutating func separatePrototypes() -> [String: [ViewNode]] {
    var prototypes: [String: [ViewNode]] = [:]
    for node in allNodes where prototypes[node.id] == nil {
      let own = node.subviews.filter { $0.isPrototype(of: node) }
      if !own.isEmpty { prototypes[node.id] = own }
    }
    changeTrees { $0.removePrototypes() }
    return prototypes
  }
}

extension ViewNode {
  fileprivate func isPrototype(of list: ViewNode) -> Bool {
    switch list.kind {
    case .tableView: slot == "cell" && list.properties.sections == nil
    case .collectionView: kind == .collectionViewCell || kind == .collectionReusableView
    default: false
    }
  }

  fileprivate mutating func removePrototypes() {
    let list = withoutContents
    subviews.removeAll { $0.controller != nil || $0.isPrototype(of: list) }
    for index in subviews.indices { subviews[index].removePrototypes() }
  }
}

extension SceneObjects {
  /// Lets a table make cells from a prototype.
  func register(_ prototype: ViewNode, in table: UITableView) {
    guard let identifier = prototype.properties.reuseIdentifier else { return }
    table.registerPrototype(identifier) { [loaded, weak owner] in
      Self.prototype(prototype, of: loaded, owner: owner) as? UITableViewCell
    }
  }

  /// Lets a collection make cells, or headers or footers, from a prototype.
  func register(_ prototype: ViewNode, in collection: UICollectionView) {
    guard let identifier = prototype.properties.reuseIdentifier else { return }
    let make: @MainActor () -> UICollectionReusableView? = { [loaded, weak owner] in
      Self.prototype(prototype, of: loaded, owner: owner) as? UICollectionReusableView
    }
    switch prototype.slot {
    case "sectionHeaderView":
      collection.registerPrototype(
        ofKind: UICollectionView.elementKindSectionHeader,
        identifier,
        make: make
      )
    case "sectionFooterView":
      collection.registerPrototype(
        ofKind: UICollectionView.elementKindSectionFooter,
        identifier,
        make: make
      )
    default: collection.registerPrototype(identifier, make: make)
    }
  }
}
