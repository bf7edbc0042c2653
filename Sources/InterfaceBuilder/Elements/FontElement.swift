import ScenarioModel

/// Reads fonts, in Interface Builder's two spellings.
enum FontElement {
  /// `<fontDescription key="…" type= weight= pointSize=/>`, or with `name`, or with `style`.
  static func font(
    of element: VariedElement,
    key: String = "fontDescription"
  ) -> FontNode? {
    guard let child = element.child("fontDescription", key: key) else { return nil }
    let description = VariedElement(child, for: .any)
    return FontNode(
      name: description.attribute("name") ?? description.attribute("type") ?? "system",
      pointSize: pointSize(of: description),
      weight: description.attribute("weight"),
      textStyle: description.attribute("style").map(textStyle)
    )
  }

  /// Returns the size in points, or the size of a role; a size of 0 means an unspecified size.
  private static func pointSize(of font: VariedElement) -> Double? {
    guard let stated = font.number("pointSize") else {
      return font.attribute("size").flatMap { roleSizes[$0] }
    }
    return stated > 0 ? stated : unstatedSize
  }

  private static let unstatedSize = 12.0
  private static let roleSizes: [String: Double] = [
    "smallSystem": 12, "system": 14, "label": 17, "button": 18,
  ]

  /// `<font key="NSFont" metaFont="system" size=/>` of an attributed string, or with `name`.
  static func font(ofAttributes attributes: MarkupElement) -> FontNode? {
    guard let child = attributes.child("font", key: "NSFont") else { return nil }
    let font = VariedElement(child, for: .any)
    let metaFont = font.attribute("metaFont") ?? ""
    return FontNode(
      name: font.attribute("name") ?? metaFontNames[metaFont] ?? "system",
      pointSize: font.number("size") ?? metaFontSizes[metaFont] ?? macSystemFontSize,
      weight: metaFontWeights[metaFont]
    )
  }

  /// The size of the Mac's system font, the default for a font of a role without a size.
  private static let macSystemFontSize = 13.0

  private static let metaFontSizes: [String: Double] = [
    "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10,
    "toolTip": 11,
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

  /// UIKit's name of a text style: `UICTFontTextStyleSubhead` is `subheadline`.
  private static func textStyle(_ identifier: String) -> String {
    textStyles[identifier] ?? identifier
  }

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
