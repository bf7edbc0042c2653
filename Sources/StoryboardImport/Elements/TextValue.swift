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

  /// The text under `attributedKey` with the font of its first fragment.
  ///
  /// One font stands for all: a layout sees the fragments as one run of text.
  static func attributedText(
    of element: VariedElement,
    key: String
  ) throws(ImportError) -> (text: String, font: FontNode?)? {
    guard let attributed = element.child("attributedString", key: key) else { return nil }
    var text = ""
    var font: FontNode?
    for fragment in attributed.children(named: "fragment") {
      if let content = fragment.attribute("content") {
        text += content
      } else if let content = fragment.child(key: "content") {
        text += try string(content)
      }
      if font == nil, let attributes = fragment.child("attributes") {
        font = try FontElement.font(ofAttributes: attributes)
      }
    }
    return (text, font)
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
