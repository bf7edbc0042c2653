/// The objects of a document, as a running app makes and connects them.
///
/// ``InterfaceBuilderDocument`` contains the geometry of the same document.
package struct DocumentObjects: Sendable {
  /// The objects in the order of the document; an object precedes the objects inside it.
  package private(set) var all: [DocumentObject] = []
  /// The bar items of controllers and of bars, by the id of their owner.
  package private(set) var items: [String: BarItems] = [:]
  /// The positions of the objects by their ids; the first object wins.
  private var positions: [String: Int] = [:]
  /// The positions of each scene's objects; a nib has one scene.
  private var scenes: [Range<Int>] = []

  init(_ tree: MarkupTree) {
    let colors = DocumentColors(resources: tree.root.child("resources"))
    var open: [(position: Int?, start: Int, end: Int)] = []
    func close(before index: Int, _ objects: inout DocumentObjects) {
      while let last = open.last, last.end <= index {
        open.removeLast()
        if let position = last.position {
          objects.all[position].end = objects.all.count
        } else {
          objects.scenes.append(last.start..<objects.all.count)
        }
      }
    }
    for index in tree.nodes.indices {
      close(before: index, &self)
      let element = MarkupElement(tree: tree, index: index)
      let end = tree.endOfSubtree(at: index)
      if element.name == "objects" { open.append((nil, all.count, end)) }
      if let items = BarItems(of: element, colors), let owner = items.owner {
        self.items[owner] = items
      }
      guard let object = DocumentObject(of: element, colors) else { continue }
      if positions[object.id] == nil { positions[object.id] = all.count }
      open.append((all.count, all.count, end))
      all.append(object)
    }
    close(before: .max, &self)
  }

  /// Returns the first object with an id.
  package subscript(id: String) -> DocumentObject? { positions[id].map { all[$0] } }

  /// Returns an object and the objects inside it; none for an unknown id.
  package func subtree(of id: String) -> ArraySlice<DocumentObject> {
    guard let position = positions[id] else { return [] }
    return all[position..<all[position].end]
  }

  /// Returns the objects of the scene with a controller, or of a nib for nil.
  package func scene(ofController id: String?) -> ArraySlice<DocumentObject> {
    guard let id else { return scenes.first.map { all[$0] } ?? [] }
    guard let position = positions[id] else { return [] }
    return scenes.first { $0.contains(position) }.map { all[$0] } ?? []
  }
}
