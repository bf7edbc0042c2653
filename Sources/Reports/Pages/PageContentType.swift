import Mustache
import Reporting

/// Escapes the values of templates like all other markup.
///
/// The library's own escapes compare characters. A quotation mark before a combining mark is another
/// character for them, so it would end an attribute.
struct PageContentType: MustacheContentType {
  /// The name of the content type in templates.
  static let name = "PAGE"

  func escapeText(_ text: String) -> String { text.escapedForMarkup }
}
