import Foundation
import ScenarioModel

/// Text, which Interface Builder writes as an attribute, as a child, or as attributed fragments.
enum TextValue {
  /// The plain text under `key`, wherever it stands.
  static func text(of element: VariedElement, key: String) throws(ImportError) -> String? {
    if let text = element.attribute(key) { return text }
    let child = element.child("string", key: key) ?? element.child("mutableString", key: key)
    guard let child else { return nil }
    return try string(child)
  }

  /// The stretches of the attributed text under `key`, in the order of the text.
  static func fragments(
    of element: VariedElement,
    key: String
  ) throws(ImportError) -> [TextFragmentNode]? {
    guard let attributed = element.child("attributedString", key: key) else { return nil }
    var fragments: [TextFragmentNode] = []
    for child in attributed.children(named: "fragment") {
      fragments.append(try fragment(child))
    }
    return fragments
  }

  private static func fragment(_ element: MarkupElement) throws(ImportError) -> TextFragmentNode {
    var fragment = TextFragmentNode(text: element.attribute("content") ?? "")
    if let content = element.child(key: "content") { fragment.text = try string(content) }
    guard let attributes = element.child("attributes") else { return fragment }
    fragment.font = try FontElement.font(ofAttributes: attributes)
    fragment.paragraph = try attributes.child("paragraphStyle", key: "NSParagraphStyle")
      .map(paragraph)
    if let kerning = attributes.child(key: "NSKern") {
      fragment.kerning = try VariedElement(kerning, for: .any).number("value")
    }
    return fragment
  }

  private static func paragraph(_ element: MarkupElement) throws(ImportError) -> ParagraphNode {
    let element = VariedElement(element, for: .any)
    var paragraph = ParagraphNode()
    paragraph.lineSpacing = try element.number("lineSpacing")
    paragraph.paragraphSpacing = try element.number("paragraphSpacing")
    paragraph.paragraphSpacingBefore = try element.number("paragraphSpacingBefore")
    paragraph.lineHeightMultiple = try element.number("lineHeightMultiple")
    paragraph.minimumLineHeight = try element.number("minimumLineHeight")
    paragraph.maximumLineHeight = try element.number("maximumLineHeight")
    paragraph.firstLineHeadIndent = try element.number("firstLineHeadIndent")
    paragraph.headIndent = try element.number("headIndent")
    paragraph.tailIndent = try element.number("tailIndent")
    return paragraph
  }

  /// The contents of `<string>`; those with unusual characters are in base 64.
  private static func string(_ element: MarkupElement) throws(ImportError) -> String {
    guard element.attribute("base64-UTF8") == "YES" else { return element.text }
    let packed = element.text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else {
      throw .malformed(element.place, reason: "<\(element.name)> is not base 64, as it claims")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
