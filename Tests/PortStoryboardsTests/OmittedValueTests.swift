import Foundation
import LayoutTestSupport
import PortSupport
import Testing
import UIKit

/// The empty values of UIKit's classes without `init()`.
@MainActor @Suite struct OmittedValueTests {
  @Test func colorsAndFontsAreOrdinary() throws {
    try makeDevice().run {
      let color: UIColor = omittedValue()
      #expect(color == .black)
      let font: UIFont = omittedValue()
      #expect(font.pointSize == 17)
    }
  }

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

  @Test func rangesAndPathsAreSmallest() {
    let closed: ClosedRange<Int> = omittedValue()
    #expect(closed == 0...0)
    let open: Range<Double> = omittedValue()
    #expect(open.isEmpty)
    let path: IndexPath = omittedValue()
    #expect(path.row == 0)
    let url: URL = omittedValue()
    #expect(url.scheme == "https")
  }

  @Test func attributedTextsAreEmpty() {
    let text: NSAttributedString = omittedValue()
    let mutable: NSMutableAttributedString = omittedValue()
    mutable.append(NSAttributedString(string: "a"))
    #expect(text.length == 0 && mutable.string == "a")
  }
}
