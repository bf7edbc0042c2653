/// The visibility of the bars; nil if not given.
package struct Bars: Codable, Hashable, Sendable {
  /// The bar of the navigation controller.
  package var navigationBar: Bool?
  /// The toolbar of the navigation controller.
  package var toolbar: Bool?
  /// The bar of the tab bar controller.
  package var tabBar: Bool?
  /// Whether titles of the navigation bar may be large.
  package var largeTitles: Bool?

  package init(
    navigationBar: Bool? = nil,
    toolbar: Bool? = nil,
    tabBar: Bool? = nil,
    largeTitles: Bool? = nil
  ) {
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.largeTitles = largeTitles
  }
}
