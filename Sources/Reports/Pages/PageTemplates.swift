import CEmbeddedFiles
import Foundation
import Mustache
import SnapshotModel

/// The values of a template, by name.
///
/// A template looks for a missing name in the surrounding values, so every name must be present.
typealias PageValues = [String: Any]

/// Renders the files in `Parts` into a page: one file that neither contains nor requests other
/// files.
enum PageTemplates {
  /// Renders a page: the shell around one of the templates.
  ///
  /// - Parameters:
  ///   - name: The template, which fills the shell's parts.
  ///   - values: The values of the template and the shell, including `comparison`, the first line,
  ///     and `verdict`, the heading.
  /// - Returns: The file's text.
  static func page(_ name: String, _ values: PageValues) -> String {
    // The page's security policy allows one style, so this style includes the colors of the
    // screens.
    let style = style + (values["colors"] as? String ?? "")
    let assets: PageValues = [
      "style": style, "styleHash": hash(of: style), "script": script,
      "scriptHash": hash(of: script),
    ]
    guard let text = library.render(values.merging(assets) { $1 }, withTemplate: name) else {
      preconditionFailure("there is no template \(name)")
    }
    return text
  }

  /// Renders a template by itself, for a page that stores the markup as text.
  ///
  /// - Parameters:
  ///   - name: The template.
  ///   - values: The values of the template.
  /// - Returns: The markup.
  static func part(_ name: String, _ values: PageValues) -> String {
    guard let text = library.render(values, withTemplate: name) else {
      preconditionFailure("there is no template \(name)")
    }
    return text
  }

  private static let style = part("style.css") + part("explain.css")
  private static let script = part("explain.js") + part("script.js")

  private static let library = {
    // Templates look up their content type when they are parsed.
    MustacheContentTypes.register(PageContentType(), named: PageContentType.name)
    return MustacheLibrary(
      templates: Dictionary(
        uniqueKeysWithValues: parts.compactMap { name, text in
          guard name.hasSuffix(".mustache") else { return nil }
          return (String(name.dropLast(".mustache".count)), template(text))
        }
      )
    )
  }()

  /// The files in `Parts`, by name.
  private static let parts = Dictionary(
    uniqueKeysWithValues: UnsafeBufferPointer(start: page_parts, count: Int(page_part_count)).map {
      (String(cString: $0.name), String(cString: $0.text))
    }
  )

  private static func part(_ name: String) -> String {
    guard let text = parts[name] else { preconditionFailure("there is no file \(name)") }
    return text
  }

  private static func template(_ text: String) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(PageContentType.name)}}\n" + text)
    } catch {
      preconditionFailure("a template of our own cannot be read: \(error)")
    }
  }

  /// Returns the hash of the style or the script that the page's security policy allows.
  private static func hash(of text: String) -> String {
    "sha256-" + Data(sha256Bytes(text.utf8)).base64EncodedString()
  }
}
