import LayoutTestSupport
import PortSupport
import Testing

/// The empty values of UIKit's classes without `init()`.
@MainActor @Suite struct OmittedValueTests {
  @Test func menusAreEmpty() throws {
    try makeDevice().run {
      let menu: UIMenu = omittedValue()
      #expect(menu.children.isEmpty && menu.title.isEmpty)
      let action: UIAction = omittedValue()
      #expect(action.title.isEmpty)
      let element: UIMenuElement = omittedValue()
      #expect(type(of: element) == UIMenuElement.self)
    }
  }
}
