/// A segue of a document that a step performs.
package struct ScreenSegue: Codable, Hashable, Sendable {
  /// The kind of transition; raw values are Interface Builder's words.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case show
    case push
    case showDetail
    case presentation
    case popover
    /// Returns to a screen below.
    case unwind
  }

  /// The position of the bar button item that a popover points to.
  package enum BarAnchor: String, CaseIterable, Codable, Sendable {
    case leading
    case trailing
    case toolbar
  }

  /// A permitted direction of a popover's arrow; raw values are UIKit's words.
  package enum ArrowDirection: String, CaseIterable, Codable, Sendable {
    case up
    case down
    case left
    case right
  }

  /// Interface Builder's object id.
  package var id: String
  /// The identifier for steps that perform the segue; nil without one.
  package var identifier: String?
  /// The kind of transition to the destination.
  package var kind: Kind
  /// The object id of the view, or of the bar button item, that starts the segue; nil for the controller.
  package var source: String?
  /// The name of a bar button item that starts the segue; nil for a view.
  package var itemName: String?
  /// Whether the document disables the control or the bar button item; nil for false.
  package var isSourceDisabled: Bool?
  /// The name of the screen that it shows; nil for an unwind segue.
  package var destination: String?
  /// The navigation controller around the destination; nil for none.
  package var container: SegueContainer?
  /// The style of the presentation; nil for the destination's style.
  package var style: PresentRequest.Style?
  /// The object id of the view that a popover points to.
  package var anchor: String?
  /// The position of the bar button item that a popover points to; nil for a view.
  package var barAnchor: BarAnchor?
  /// The permitted directions of a popover's arrow; nil for all of them.
  package var arrowDirections: [ArrowDirection]?
  /// Whether the transition is animated; nil for true.
  package var isAnimated: Bool?

  package init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

/// The navigation controller between a segue and the screen that it shows.
package struct SegueContainer: Codable, Hashable, Sendable {
  /// The bars that differ from UIKit's; nil for none.
  package var bars: Bars?
  /// The attributes of the controller; nil for UIKit's defaults.
  package var attributes: ControllerAttributes?

  package init(bars: Bars? = nil, attributes: ControllerAttributes? = nil) {
    self.bars = bars
    self.attributes = attributes
  }
}

extension ScreenSegue {
  /// Returns whether the destination is pushed, given that the source is in a navigation controller
  /// or not.
  ///
  /// A navigation controller cannot be pushed, so `show` presents it.
  package func pushes(inNavigation hasNavigation: Bool) -> Bool {
    kind == .push || kind == .show && hasNavigation && container == nil
  }

  /// The attributes of the controller that a presentation shows: of the container, else of the screen.
  package func presentedAttributes(_ screen: ControllerAttributes?) -> ControllerAttributes? {
    container == nil ? screen : container?.attributes
  }
}

extension Screen {
  /// The segues with an identifier, in the order of the document.
  package func segues(identified identifier: String) -> [ScreenSegue] {
    (segues ?? []).filter { $0.identifier == identifier }
  }

  /// The segue that a touch of a view or a bar button item starts; nil if there is none.
  ///
  /// A field takes the touch itself, and so does a control without a segue.
  package func segue(touching name: String) -> ScreenSegue? {
    let segues = segues ?? []
    if let segue = segues.first(where: { $0.itemName == name }) { return segue }
    for view in path(toViewNamed: name).reversed() {
      if view.kind.takesKeyboardInput { return nil }
      if let segue = segues.first(where: { $0.source.map(view.isCopy) ?? false }) { return segue }
      if view.kind.isControl { return nil }
    }
    return nil
  }

  /// Returns the name of the view for an element of the document, the nearest to another view if
  /// there are several.
  package func viewName(ofSource id: String, near name: String? = nil) -> String? {
    let near = name.map(path) ?? []
    return (near.reversed() + allNodes).first { $0.isCopy(of: id) }?.name
  }

  /// Returns the views from the root to one, for any size classes; empty if there is no such view.
  private func path(toViewNamed name: String) -> [ViewNode] {
    allContents.lazy.flatMap(\.trees).compactMap { $0.path(toViewNamed: name) }.first ?? []
  }
}

extension ViewNode {
  fileprivate func path(toViewNamed name: String) -> [ViewNode]? {
    if self.name == name || id == name { return [self] }
    for view in subviews {
      if let path = view.path(toViewNamed: name) { return [self] + path }
    }
    return nil
  }

  /// Whether the view comes from an element of the document.
  ///
  /// It is the element's own view, a copy in a row, `a1b-2c-d3e-3`, or in a scene that is embedded
  /// twice, `container/a1b-2c-d3e`.
  fileprivate func isCopy(of element: String) -> Bool {
    let own = id.split(separator: "/").last.map(String.init) ?? id
    guard own != element else { return true }
    guard own.hasPrefix(element + "-") else { return false }
    return Int(own.dropFirst(element.count + 1)) != nil
  }
}

extension ViewKind {
  /// Whether a view of this class handles touches itself.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .control, .segmentedControl, .slider, .switch, .stepper, .pageControl,
      .datePicker,
      .pickerView:
      true
    default: false
    }
  }
}
