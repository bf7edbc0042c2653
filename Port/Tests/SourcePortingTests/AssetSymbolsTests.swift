import Testing

@testable import SourcePorting

@Suite struct AssetSymbolsTests {
  /// Xcode joins the words of a name, and leaves the kind of the asset out.
  @Test(arguments: [
    ("AccentColor", "accent"), ("bright red", "brightRed"), ("icon-back", "iconBack"),
    ("URLIcon", "urlIcon"), ("QR", "qr"), ("2x", "_2x"), ("Color", "color"),
    ("...", ""),
  ])
  func namesBecomeIdentifiers(name: String, identifier: String) {
    #expect(AssetSymbols.identifier(of: name, without: "Color") == identifier)
  }

  @Test func declaredAndSystemNamesAreLeftOut() {
    let files: [TreePath] = [
      "A.xcassets/Logo.imageset/Contents.json", "A.xcassets/Brand.colorset/Contents.json",
      "A.xcassets/Own.colorset/Contents.json", "A.xcassets/Red.colorset/Contents.json",
      "A.xcassets/AppIcon.appiconset/Contents.json", "A.xcassets/-.imageset/Contents.json",
      "A.xcassets/-.colorset/Contents.json",
    ]
    let symbols = AssetSymbols(files: files, declared: ["own"])
    #expect(symbols.images == ["logo": "Logo"])
    #expect(symbols.colors == ["brand": "Brand", "red": "Red"])
    #expect(symbols.text.contains("static var `brand`: UIColor { .init(resource: .`brand`) }"))
    #expect(!symbols.text.contains("static var `red`"))
    #expect(symbols.text.contains("static let `red` = ColorResource(name: \"Red\")"))
    #expect(AssetSymbols(files: [], declared: []).isEmpty)
  }
}
