import ScenarioModel

/// Reads fonts, in Interface Builder's two spellings.
enum FontElement {
  /// `<fontDescription key="…" type= weight= pointSize=/>`, or with `name`, or with `style`.
  static func font(
    of element: VariedElement,
    key: String = "fontDescription"
  ) -> FontNode? {
    element.child("fontDescription", key: key)
      .map { descriptionAttributes.read($0, over: FontNode()) }
  }

  static let descriptionAttributes = Attributes<FontNode> {
    Attribute("type", .text) { $0.name = $1 }
    Attribute("name", .text) { $0.name = $1 }
    Attribute("weight", .text) { $0.weight = $1 }
    Attribute("style", .text) { $0.textStyle = textStyles[$1] ?? $1 }
    Attribute("size", .text) { $0.pointSize = roleSizes[$1] }
    Attribute("pointSize", .number) { $0.pointSize = $1 > 0 ? $1 : unspecifiedSize }
    Ignored("key family")
    Unsupported("symbolicTraits")
    Unsupported("width", except: "standard")
  }

  /// The size of a font with the point size 0, in points.
  private static let unspecifiedSize = 12.0
  private static let roleSizes: [String: Double] = [
    "smallSystem": 12, "system": 14, "label": 17, "button": 18,
  ]

  /// `<font key="NSFont" metaFont="system" size=/>` of an attributed string, or with `name`.
  static func font(ofAttributes attributes: MarkupElement) -> FontNode? {
    attributes.child("font", key: "NSFont").map {
      fontAttributes.read($0, over: FontNode(pointSize: macSystemFontSize))
    }
  }

  static let fontAttributes = Attributes<FontNode> {
    Attribute("metaFont", .text) { font, role in
      font.name = metaFontNames[role] ?? font.name
      font.pointSize = metaFontSizes[role] ?? font.pointSize
      font.weight = metaFontWeights[role]
    }
    Attribute("name", .text) { $0.name = $1 }
    Attribute("size", .number) { $0.pointSize = $1 }
    Ignored("key")
  }

  /// The size of the Mac's system font, the default for a font of a role without a size.
  private static let macSystemFontSize = 13.0

  private static let metaFontSizes: [String: Double] = [
    "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10,
    "toolTip": 11, "cellTitle": 12,
  ]

  private static let metaFontNames: [String: String] = [
    "systemBold": "boldSystem", "smallSystemBold": "boldSystem", "miniSystemBold": "boldSystem",
    "systemItalic": "italicSystem",
  ]

  private static let metaFontWeights: [String: String] = [
    "systemUltraLight": "ultraLight", "systemThin": "thin", "systemLight": "light",
    "systemMedium": "medium", "systemSemibold": "semibold", "systemHeavy": "heavy",
    "systemBlack": "black",
  ]

  /// UIKit's names of text styles, by Interface Builder's.
  private static let textStyles = [
    "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
