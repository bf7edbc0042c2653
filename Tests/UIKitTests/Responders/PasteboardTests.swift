import Testing

@testable import UIKit

@MainActor @Suite struct PasteboardTests {
  @Test func pasteboardStringIsFirstOfStrings() {
    let pasteboard = UIPasteboard()
    #expect(!pasteboard.hasStrings)
    pasteboard.strings = ["one", "two"]
    #expect(pasteboard.string == "one")
    pasteboard.string = "three"
    #expect(pasteboard.strings == ["three"], "what is put in replaces everything")
  }

  @Test func pasteboardKeepsTextsOfItems() {
    let pasteboard = UIPasteboard()
    pasteboard.setItems([["public.plain-text": "one"], ["public.image": 1], ["public.url": "two"]])
    #expect(pasteboard.strings == ["one", "two"])
    pasteboard.setValue("three", forPasteboardType: "public.plain-text")
    #expect(pasteboard.strings == ["three"])
    pasteboard.setValue(3, forPasteboardType: "public.number")
    #expect(pasteboard.strings == nil)
  }
}
