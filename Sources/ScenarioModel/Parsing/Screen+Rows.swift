import SnapshotModel

extension Screen {
  /// Returns the screen with rows in its lists in place of the prototypes.
  ///
  /// - Parameters:
  ///   - rows: The rows that a scenario defines for the lists.
  ///   - locations: The locations of the rows in the scenario, in the same order.
  /// - Returns: The screen; a list without rows in the scenario has each prototype once.
  /// - Throws: An error if the screen has no such list, prototype or view.
  package func filled(
    with rows: [ListRows],
    at locations: [RowLocations]
  ) throws(ScenarioError) -> Screen {
    guard !rows.isEmpty else { return self }
    for (rows, locations) in zip(rows, locations) {
      let lists = allNodes.filter(\.isList)
      guard lists.contains(where: { $0.answers(to: rows.list) }) else {
        throw unknown(rows.list, "table or collection", lists.map(\.name), at: locations.list)
      }
    }
    var screen = self
    try screen.changeContents { contents throws(ScenarioError) in
      try fill(&contents, with: rows, at: locations)
    }
    return screen
  }

  private func fill(
    _ contents: inout ScreenContents,
    with rows: [ListRows],
    at locations: [RowLocations]
  ) throws(ScenarioError) {
    var names = Set(contents.allNodes.map(\.name))
    for (rows, locations) in zip(rows, locations) {
      let lists = contents.allNodes.filter(\.isList)
      guard var filled = lists.first(where: { $0.answers(to: rows.list) }) else { continue }
      filled.subviews = try items(of: filled, rows, locations, &names)
      // The rows replace the document's sections.
      filled.properties.sections = nil
      contents.rootView.replace(filled)
      for index in contents.detachedViews.indices { contents.detachedViews[index].replace(filled) }
    }
  }

  /// Returns the cells for the rows, and the other views of the list.
  private func items(
    of list: ViewNode,
    _ rows: ListRows,
    _ locations: RowLocations,
    _ names: inout Set<String>
  ) throws(ScenarioError) -> [ViewNode] {
    let prototypes = list.subviews.filter { $0.properties.reuseIdentifier != nil && $0.isCell }
    let known = prototypes.compactMap(\.properties.reuseIdentifier)
    var items: [ViewNode] = []
    var viewCount = 0
    for (group, locations) in zip(rows.groups, locations.groups) {
      guard var cell = prototypes.first(where: { $0.properties.reuseIdentifier == group.cell })
      else { throw unknown(group.cell, "prototype", known, at: locations.cell) }
      for (name, text) in group.texts.sorted(by: { $0.key < $1.key }) {
        guard cell.setText(text, ofViewNamed: name) else {
          let views = cell.withDescendants.map(\.name)
          throw unknown(
            name,
            "view in the prototype",
            views,
            at: locations.texts[name] ?? locations.cell
          )
        }
      }
      viewCount += cell.withDescendants.count * group.count
      guard viewCount <= ListRows.viewLimit else {
        let problem = ScenarioProblem.tooManyRowViews(list: rows.list, count: viewCount)
        throw ScenarioError(problem, at: locations.cell)
      }
      for _ in 0..<group.count { items.append(cell.copy(number: items.count + 1, &names)) }
    }
    let others = list.subviews.filter { !$0.isCell }
    return others.filter { $0.slot != "tableFooterView" } + items
      + others.filter { $0.slot == "tableFooterView" }
  }

  private func unknown(
    _ name: String,
    _ kind: String,
    _ known: [String],
    at location: FileLocation
  ) -> ScenarioError {
    ScenarioError(.unknownItem(name, kind: kind, screen: self.name, known: known), at: location)
  }
}

extension ViewNode {
  fileprivate var isList: Bool { kind == .tableView || kind == .collectionView }
  fileprivate var isCell: Bool { kind == .tableViewCell || kind == .collectionViewCell }

  fileprivate func answers(to name: String) -> Bool { self.name == name || id == name }

  fileprivate mutating func replace(_ list: ViewNode) {
    if id == list.id {
      self = list
      return
    }
    for index in subviews.indices { subviews[index].replace(list) }
  }

  /// - Returns: Whether the view exists.
  fileprivate mutating func setText(_ text: String, ofViewNamed name: String) -> Bool {
    if self.name == name || id == name {
      properties.text = text
      properties.fragments = nil
      return true
    }
    for index in subviews.indices where subviews[index].setText(text, ofViewNamed: name) {
      return true
    }
    return false
  }

  /// Returns a copy of the view and its descendants for a row; names and ids end in the row's
  /// number.
  fileprivate func copy(number: Int, _ names: inout Set<String>) -> ViewNode {
    let items = Set(withDescendants.flatMap { [$0.id, $0.name] + $0.layoutGuides.map(\.id) })
    var copy = self
    copy.renumber(number, items, &names)
    return copy
  }

  private mutating func renumber(_ number: Int, _ items: Set<String>, _ names: inout Set<String>) {
    func new(_ item: String) -> String { items.contains(item) ? "\(item)-\(number)" : item }
    id = new(id)
    name = new(name)
    while !names.insert(name).inserted { name += "-\(number)" }
    for index in layoutGuides.indices { layoutGuides[index].id = new(layoutGuides[index].id) }
    for index in constraints.indices {
      constraints[index].identity = constraints[index].identity.copied(number: number)
      constraints[index].firstItem = new(constraints[index].firstItem)
      constraints[index].secondItem = constraints[index].secondItem.map(new)
    }
    for index in subviews.indices { subviews[index].renumber(number, items, &names) }
  }
}
