import Foundation
import Mustache
import SnapshotModel

/// The values of a template, by name.
///
/// A template looks for a missing name in the surrounding values, so every name must be present.
typealias PageValues = [String: Any]

/// Renders the files in `Page` into a page: one file that neither contains nor requests other
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

  private static let style =
    text(PackageResources.style_css) + text(PackageResources.explain_css)
  private static let script =
    text(PackageResources.explain_js) + text(PackageResources.script_js)

  private static let library = MustacheLibrary(
    templates: [
      "page": PackageResources.page_mustache,
      "drift": PackageResources.drift_mustache,
      "explanations": PackageResources.explanations_mustache,
      "recording": PackageResources.recording_mustache,
      "techniques": PackageResources.techniques_mustache,
      "overview": PackageResources.overview_mustache,
      "filters": PackageResources.filters_mustache,
      "event": PackageResources.event_mustache,
      "finding": PackageResources.finding_mustache,
      "run": PackageResources.run_mustache,
      "screen": PackageResources.screen_mustache,
      "sheet": PackageResources.sheet_mustache,
      "thumbnail": PackageResources.thumbnail_mustache,
      "thumbnails": PackageResources.thumbnails_mustache,
      "timeline": PackageResources.timeline_mustache,
    ].mapValues { template(text($0)) }
  )

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func template(_ text: String) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: text)
    } catch {
      preconditionFailure("a template of our own cannot be read: \(error)")
    }
  }

  /// Returns the hash of the style or the script that the page's security policy allows.
  private static func hash(of text: String) -> String {
    "sha256-" + Data(sha256Bytes(text.utf8)).base64EncodedString()
  }
}
