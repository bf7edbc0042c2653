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
    var fragment = fragmentAttributes.read(element, over: TextFragmentNode(text: ""))
    if let content = element.child(key: "content") { fragment.text = string(content) ?? "" }
    guard let attributes = element.child("attributes") else { return fragment }
    fragment.font = FontElement.font(ofAttributes: attributes)
    fragment.paragraph = attributes.child("paragraphStyle", key: "NSParagraphStyle")
      .map { paragraphAttributes.read($0, over: ParagraphNode()) }
    fragment.kerning = attributes.child(key: "NSKern").flatMap {
      numberAttributes.read($0, over: nil)
    }
    return fragment
  }

  static let fragmentAttributes = Attributes<TextFragmentNode> {
    Attribute("content", .text) { $0.text = $1 }
  }

  /// The attributes of a number in attributed text.
  static let numberAttributes = Attributes<Double?> {
    Attribute("value", .number) { $0 = $1 }
    Ignored("key")
  }

  static let paragraphAttributes = Attributes<ParagraphNode> {
    Attribute("lineSpacing", .number) { $0.lineSpacing = $1 }
    Attribute("paragraphSpacing", .number) { $0.paragraphSpacing = $1 }
    Attribute("paragraphSpacingBefore", .number) { $0.paragraphSpacingBefore = $1 }
    Attribute("lineHeightMultiple", .number) { $0.lineHeightMultiple = $1 }
    Attribute("minimumLineHeight", .number) { $0.minimumLineHeight = $1 }
    Attribute("maximumLineHeight", .number) { $0.maximumLineHeight = $1 }
    Attribute("firstLineHeadIndent", .number) { $0.firstLineHeadIndent = $1 }
    Attribute("headIndent", .number) { $0.headIndent = $1 }
    Attribute("tailIndent", .number) { $0.tailIndent = $1 }
    Ignored(
      """
      key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
      defaultTabInterval hyphenationFactor allowsDefaultTighteningForTruncation
      lineBreakStrategy
      """
    )
  }

  /// The attributes of a string, which tell whether it is in base 64.
  static let stringAttributes = Attributes<Bool> {
    Attribute("base64-UTF8", .text) { $0 = $1 == "YES" }
    Ignored("key")
  }

  /// Returns the contents of `<string>`; text with unusual characters is in base 64.
  private static func string(_ element: MarkupElement) -> String? {
    guard stringAttributes.read(element, over: false) else { return element.text }
    let packed = element.text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else {
      element.warn("<\(element.name)> is not valid base 64; it is left out")
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}
