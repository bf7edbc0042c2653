import ScenarioModel

/// A view of a scene while the scene is read: the element, and where it hangs.
struct ViewEntry {
  let id: String
  let element: VariedElement
  let kind: ViewElement
  /// Position of the nearest view around it; nil for a top-level view.
  let parent: Int?
  /// See `ViewNode.slot`.
  let slot: String?
  var constraints: [MarkupElement] = []
  var guides: [GuideNode] = []
  /// False when the size classes take the view, or one around it, away.
  var isInstalled = true
}

/// All views of a scene in document order, with the constraints and guides they hold.
///
/// A parent comes before its children, so nothing here needs recursion.
struct ViewEntries {
  private(set) var views: [ViewEntry] = []
  /// Ids of constraints that the size classes take away.
  private(set) var excludedIDs: Set<String> = []
  private var placeByID: [String: SourcePlace] = [:]
  /// The ids among those of `placeByID` that a constraint can relate.
  private var itemIDs: Set<String> = []
  /// The properties of cells that hold views inside their content views, by the ids of these.
  private var cellSlots: [String: String] = [:]

  /// Reads the elements inside `scope`.
  init(scope: MarkupElement, classes: SizeClasses) throws(ImportError) {
    let tree = scope.tree
    let range = scope.descendants
    /// For each element of the range, the position of the nearest view at or around it.
    var nearestView: [Int?] = []
    nearestView.reserveCapacity(range.count)
    for index in range {
      let element = MarkupElement(tree: tree, index: index)
      let around = element.parent.flatMap { parent in
        range.contains(parent.index) ? nearestView[parent.index - range.lowerBound] : nil
      }
      if let (id, kind) = Self.view(element) {
        try add(id, element, kind, parent: around, classes: classes)
        nearestView.append(views.count - 1)
      } else {
        try addPart(element, of: around)
        nearestView.append(around)
      }
    }
    removeUninstalled()
  }

  /// Whether an element is a view: one of a known name, or an unknown one that has a frame.
  private static func view(_ element: MarkupElement) -> (id: String, kind: ViewElement)? {
    guard let id = element.attribute("id") else { return nil }
    if let kind = ViewElement.named(element.name) { return (id, kind) }
    let isUnknown = ElementWords.named(element.name) == nil
    return isUnknown && element.looksLikeView ? (id, ViewElement(element.name, .view)) : nil
  }

  private mutating func add(
    _ id: String,
    _ element: MarkupElement,
    _ kind: ViewElement,
    parent: Int?,
    classes: SizeClasses
  ) throws(ImportError) {
    try claimItem(id, element)
    let entry = ViewEntry(
      id: id,
      element: VariedElement(element, for: classes),
      kind: kind,
      parent: parent,
      slot: element.attribute("key") ?? cellSlots[id] ?? Self.slot(within: element.parent)
    )
    if kind.kind == .tableViewCell {
      for slot in Self.standardCellSlots {
        if let id = element.attribute(slot) { cellSlots[id] = slot }
      }
    }
    excludedIDs.formUnion(entry.element.excludedIDs)
    views.append(entry)
  }

  /// What a cell of a standard style refers to by id.
  private static let standardCellSlots = ["textLabel", "detailTextLabel", "imageView"]

  /// The property behind a list of views that are no subviews of the document's making.
  private static func slot(within list: MarkupElement?) -> String? {
    switch list?.name {
    case "prototypes", "cells": "cell"
    default: nil
    }
  }

  private mutating func addPart(_ element: MarkupElement, of view: Int?) throws(ImportError) {
    guard let view else { return }
    switch element.name {
    case "constraint":
      if let id = element.attribute("id") { try claim(id, element) }
      views[view].constraints.append(element)
    case "viewLayoutGuide":
      guard let id = element.attribute("id") else { return }
      try claimItem(id, element)
      views[view].guides.append(GuideNode(id: id, kind: Self.guideKind(element)))
    default: break
    }
  }

  private static func guideKind(_ element: MarkupElement) -> GuideNode.Kind {
    switch element.attribute("key") {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .contentLayout
    case "frameLayoutGuide": .frameLayout
    case "layoutMargins", "layoutMarginsGuide": .layoutMargins
    case "readableContent", "readableContentGuide": .readableContent
    case "keyboard", "keyboardLayoutGuide": .keyboard
    default: .custom
    }
  }

  /// Adds the guides of a view controller to its root view.
  mutating func addControllerGuides(
    _ controller: MarkupElement,
    toView position: Int
  ) throws(ImportError) {
    let guides = controller.child("layoutGuides")?.children ?? controller.children
    for element in guides where element.name == "viewControllerLayoutGuide" {
      guard let id = element.attribute("id") else { continue }
      try claimItem(id, element)
      let kind: GuideNode.Kind = element.attribute("type") == "bottom" ? .bottom : .top
      views[position].guides.append(GuideNode(id: id, kind: kind))
    }
  }

  private mutating func claimItem(_ id: String, _ element: MarkupElement) throws(ImportError) {
    try claim(id, element)
    itemIDs.insert(id)
  }

  private mutating func claim(_ id: String, _ element: MarkupElement) throws(ImportError) {
    if let first = placeByID[id] {
      throw .duplicateID(element.place, id: id, first: first)
    }
    placeByID[id] = element.place
  }

  /// See `InterfaceBuilderScene.markedViews`.
  var markedViews: [String: StoredFrameMark] {
    var marked: [String: StoredFrameMark] = [:]
    for view in views {
      if view.element.attribute("misplaced") == "YES" {
        marked[view.id] = .misplaced
      } else if view.element.attribute("ambiguous") == "YES" {
        marked[view.id] = .ambiguous
      }
    }
    return marked
  }

  /// See `InterfaceBuilderScene.sources`.
  func sources() throws(ImportError) -> [String: ItemSource] {
    var sources = placeByID.mapValues { ItemSource(place: $0) }
    for view in views {
      let element = view.element
      // What is fainter takes no touches and is not to be seen.
      sources[view.id]?.isTransparent = try element.number("alpha").map { $0 < 0.01 } ?? false
      sources[view.id]?.ignoresTouches = try element.flag("userInteractionEnabled") == false
      // Interface Builder writes down that a label does not.
      sources[view.id]?.shrinksText =
        try element.flag("adjustsFontSizeToFit") ?? (view.kind.kind == .label)
    }
    return sources
  }

  /// The segues that put other scenes into the container views that are installed.
  var embedSegues: [EmbedSegue] {
    views.filter { $0.isInstalled && $0.element.name == "containerView" }.flatMap { view in
      let segues = view.element.child("connections")?.children(named: "segue") ?? []
      return segues.filter { $0.attribute("kind") == "embed" }.compactMap { segue in
        segue.attribute("destination").map { EmbedSegue(container: view.id, destination: $0) }
      }
    }
  }

  /// Whether the scene has a view or guide with this id, installed or not.
  func knows(_ id: String) -> Bool { itemIDs.contains(id) }

  private mutating func removeUninstalled() {
    for position in views.indices {
      let parent = views[position].parent
      views[position].isInstalled =
        !excludedIDs.contains(views[position].id)
        && parent.map { views[$0].isInstalled } ?? true
    }
  }
}
