import Foundation
import ScenarioModel

/// Text, which Interface Builder writes as an attribute, as a child, or as attributed fragments.
enum TextValue {
  /// The plain text under `key`, in an attribute or in a child element.
  static func text(of element: VariedElement, key: String) -> String? {
    if let text = element.attribute(key) { return text }
    let child = element.child("string", key: key) ?? element.child("mutableString", key: key)
    guard let child else { return nil }
    return string(child)
  }

  /// Returns the fragments of the attributed text under `key`, in the order of the text.
  static func fragments(of element: VariedElement, key: String) -> [TextFragmentNode]? {
    guard let attributed = element.child("attributedString", key: key) else { return nil }
    var fragments: [TextFragmentNode] = []
    for child in attributed.children(named: "fragment") {
      fragments.append(fragment(child))
    }
    return fragments
  }

  private static func fragment(_ element: MarkupElement) -> TextFragmentNode {
    var fragment = TextFragmentNode(text: element.attribute("content") ?? "")
    if let content = element.child(key: "content") { fragment.text = string(content) ?? "" }
    guard let attributes = element.child("attributes") else { return fragment }
    fragment.font = FontElement.font(ofAttributes: attributes)
    fragment.paragraph = attributes.child("paragraphStyle", key: "NSParagraphStyle")
      .map(paragraph)
    if let kerning = attributes.child(key: "NSKern") {
      fragment.kerning = VariedElement(kerning, for: .any).number("value")
    }
    return fragment
  }

  private static func paragraph(_ element: MarkupElement) -> ParagraphNode {
    let element = VariedElement(element, for: .any)
    var paragraph = ParagraphNode()
    paragraph.lineSpacing = element.number("lineSpacing")
    paragraph.paragraphSpacing = element.number("paragraphSpacing")
    paragraph.paragraphSpacingBefore = element.number("paragraphSpacingBefore")
    paragraph.lineHeightMultiple = element.number("lineHeightMultiple")
    paragraph.minimumLineHeight = element.number("minimumLineHeight")
    paragraph.maximumLineHeight = element.number("maximumLineHeight")
    paragraph.firstLineHeadIndent = element.number("firstLineHeadIndent")
    paragraph.headIndent = element.number("headIndent")
    paragraph.tailIndent = element.number("tailIndent")
    return paragraph
  }

  /// Returns the contents of `<string>`; text with unusual characters is in base 64.
  private static func string(_ element: MarkupElement) -> String? {
    guard element.attribute("base64-UTF8") == "YES" else { return element.text }
    let packed = element.text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else {
      element.warn("<\(element.name)> is not valid base 64; it is left out")
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
