/// The controller of an embedded root view, with the properties that affect geometry.
package struct EmbeddedController: Codable, Hashable, Sendable {
  /// Whether the controller is the root of its own navigation controller.
  package var hasNavigation: Bool?
  /// The bars that differ from the navigation controller's own bars.
  package var bars: Bars?
  /// Title of the navigation item.
  package var title: String?
  /// See `Screen.automaticallyAdjustsScrollViewInsets`.
  package var automaticallyAdjustsScrollViewInsets: Bool?
  /// See `Screen.extendsUnderTopBar`.
  package var extendsUnderTopBar: Bool?
  /// See `Screen.extendsUnderBottomBar`.
  package var extendsUnderBottomBar: Bool?
  /// See `Screen.inputAccessoryView`.
  package var inputAccessoryView: InputViewNode?
  /// See `Screen.inputView`.
  package var inputView: InputViewNode?

  /// The controller of a screen.
  package init(of screen: Screen) {
    title = screen.title
    automaticallyAdjustsScrollViewInsets = screen.automaticallyAdjustsScrollViewInsets
    extendsUnderTopBar = screen.extendsUnderTopBar
    extendsUnderBottomBar = screen.extendsUnderBottomBar
    inputAccessoryView = screen.inputAccessoryView
    inputView = screen.inputView
  }
}
