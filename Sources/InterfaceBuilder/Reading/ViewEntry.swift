import ScenarioModel

/// A view of a scene during reading: the element, and its position in the tree.
struct ViewEntry {
  let id: String
  let element: VariedElement
  let kind: ViewElement
  /// The position of the nearest enclosing view; nil for a top-level view.
  let parent: Int?
  /// See `ViewNode.slot`.
  let slot: String?
  var constraints: [ConstraintEntry] = []
  var guides: [GuideNode] = []
  /// False if the size classes remove the view, or one around it.
  var isInstalled = true

  /// Adds the view's name and attributes to the description of its element.
  fileprivate func describe(_ source: inout ItemSource, _ names: ViewNames) {
    source.label = names.label(of: self)
    // UIKit ignores touches on a view below this alpha, and the view is invisible.
    let alpha = element.number(ViewAttribute.alpha)
    source.isTransparent = alpha.map { $0 < 0.01 } ?? false
    source.ignoresTouches = element.flag(ViewAttribute.userInteractionEnabled) == false
    // Interface Builder writes the flag for a label only if it is false.
    source.shrinksText = element.flag("adjustsFontSizeToFit") ?? (kind.kind == .label)
  }
}

/// A constraint of a scene during reading.
struct ConstraintEntry {
  let id: String
  let element: MarkupElement
}

/// All views of a scene in document order, with their constraints and guides.
///
/// A parent precedes its children, so no recursion is needed.
struct ViewEntries {
  private(set) var views: [ViewEntry] = []
  /// The ids of constraints that the size classes remove.
  private(set) var excludedIDs: Set<String> = []
  private var ids: UsedIDs
  /// The properties of cells for views inside their content views, by the views' ids.
  private var cellSlots: [String: String] = [:]

  /// Reads the elements inside `scope`.
  init(scope: MarkupElement, classes: SizeClasses) {
    let tree = scope.tree
    let range = scope.descendants
    ids = UsedIDs(elements: range.count)
    /// For each element of the range, the position of the nearest view at or around it.
    var nearestView: [Int?] = []
    nearestView.reserveCapacity(range.count)
    var endOfUnknown = range.lowerBound
    var endOfSealed = range.lowerBound
    for index in range {
      let element = MarkupElement(tree: tree, index: index)
      let around = element.parent.flatMap { parent in
        range.contains(parent.index) ? nearestView[parent.index - range.lowerBound] : nil
      }
      if index < endOfUnknown {
        nearestView.append(around)
      } else if let kind = Self.view(element) {
        add(element, kind, parent: around, classes: classes)
        nearestView.append(views.count - 1)
      } else {
        if index >= endOfSealed {
          // An unknown element is left out with its contents, and causes a warning. Unknown
          // elements inside elements without a vocabulary cause none.
          if !element.isTraversed { endOfUnknown = tree.endOfSubtree(at: index) }
          if element.isSealed { endOfSealed = tree.endOfSubtree(at: index) }
        }
        addPart(element, of: around)
        nearestView.append(around)
      }
    }
    removeUninstalled()
  }

  /// Returns the reader of a view element: one with a known name, or an unknown one with a frame.
  private static func view(_ element: MarkupElement) -> ViewElement? {
    if let kind = element.kind.view {
      // The `<view reference=…/>` of a segue refers to a view and does not define one.
      return element.attribute("id") != nil || element.attribute("reference") == nil ? kind : nil
    }
    return !element.isKnown && element.looksLikeView ? ViewElement(element.name, .view) : nil
  }

  private mutating func add(
    _ element: MarkupElement,
    _ kind: ViewElement,
    parent: Int?,
    classes: SizeClasses
  ) {
    // Older versions of Xcode wrote the content view of a cell without an id.
    if element.attribute("id") == nil, element.attribute("key") == nil {
      element.warn("<\(element.name)> has no id; no constraint or outlet can refer to it")
    }
    let id = ids.claim(element, isItem: true)
    let entry = ViewEntry(
      id: id,
      element: VariedElement(element, for: classes),
      kind: kind,
      parent: parent,
      slot: element.attribute("key") ?? cellSlots[id] ?? Self.slot(within: element.parent)
    )
    if kind.kind == .tableViewCell {
      for slot in CellSlot.allCases {
        if let id = element.attribute(slot) { cellSlots[id] = slot.rawValue }
      }
    }
    excludedIDs.formUnion(entry.element.excludedIDs)
    views.append(entry)
  }

  /// Returns the property with a list of views that the document does not add as subviews.
  private static func slot(within list: MarkupElement?) -> String? {
    switch list?.name {
    case "prototypes", "cells": "cell"
    default: nil
    }
  }

  private static let partsOfViews: Set<String> = [
    "constraint", "viewLayoutGuide", "keyboardLayoutGuide",
  ]

  private mutating func addPart(_ element: MarkupElement, of view: Int?) {
    guard let view else {
      if Self.partsOfViews.contains(element.name) {
        element.warn("<\(element.name)> is not inside a view; it is ignored")
      }
      return
    }
    switch element.name {
    case "constraint":
      let id = ids.claim(element, isItem: false)
      views[view].constraints.append(ConstraintEntry(id: id, element: element))
    case "viewLayoutGuide", "keyboardLayoutGuide":
      guard let guide = GuideElement.guide(element, in: &ids) else { return }
      views[view].guides.append(guide)
    default: break
    }
  }

  /// Adds the guides of a view controller to its root view.
  mutating func addControllerGuides(_ controller: MarkupElement, toView position: Int) {
    let guides = controller.child("layoutGuides")?.children ?? controller.children
    for element in guides where element.name == "viewControllerLayoutGuide" {
      guard let guide = GuideElement.guide(element, in: &ids) else { continue }
      views[position].guides.append(guide)
    }
  }

  /// See `InterfaceBuilderScene.markedViews`.
  var markedViews: [String: StoredFrameMark] {
    var marked: [String: StoredFrameMark] = [:]
    for view in views {
      if view.element.attribute(ViewAttribute.misplaced) == "YES" {
        marked[view.id] = .misplaced
      } else if view.element.attribute(ViewAttribute.ambiguous) == "YES" {
        marked[view.id] = .ambiguous
      }
    }
    return marked
  }

  /// See `InterfaceBuilderScene.sources`.
  func sources(_ names: ViewNames) -> [String: ItemSource] {
    var sources = ids.owners.mapValues { ItemSource(location: $0.location) }
    for view in views {
      guard let index = sources.index(forKey: view.id) else { continue }
      view.describe(&sources.values[index], names)
    }
    return sources
  }

  /// The segues that put other scenes into the installed container views.
  var embedSegues: [EmbedSegue] {
    views.filter { $0.isInstalled && $0.element.name == "containerView" }.flatMap { view in
      let segues = view.element.child("connections")?.children(named: "segue") ?? []
      return segues.filter { $0.attribute("kind") == "embed" }.compactMap { segue in
        segue.attribute("destination").map { EmbedSegue(container: view.id, destination: $0) }
      }
    }
  }

  /// Whether the scene has a view or guide with this id, installed or not.
  func knows(_ id: String) -> Bool { ids.hasItem(id) }

  private mutating func removeUninstalled() {
    for position in views.indices {
      let parent = views[position].parent
      views[position].isInstalled =
        !excludedIDs.contains(views[position].id)
        && parent.map { views[$0].isInstalled } ?? true
    }
  }
}
