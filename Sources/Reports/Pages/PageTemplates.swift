import Foundation
import Mustache
import SnapshotModel

/// What a template shows, by the names that it uses.
///
/// A name that is missing would be looked for in what is around, so every name is always there.
typealias PageValues = [String: Any]

/// The files in `Page`, of which every page is made: one file that needs no other and asks for none.
enum PageTemplates {
  /// Renders a page: the shell around one of the templates.
  ///
  /// - Parameters:
  ///   - name: The template, which fills the shell's parts.
  ///   - values: What it and the shell show: `comparison`, the first line, and `verdict`, the heading,
  ///     among them.
  /// - Returns: The file's text.
  static func page(_ name: String, _ values: PageValues) -> String {
    // The page's own policy lets no other style act, so that the colors of screens are a part of it.
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

  /// Renders one of the templates by itself, for a page that keeps it as text.
  ///
  /// - Parameters:
  ///   - name: The template.
  ///   - values: What it shows.
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

  /// How the page's own policy names the only style and the only script that it lets act.
  private static func hash(of text: String) -> String {
    "sha256-" + Data(sha256Bytes(text.utf8)).base64EncodedString()
  }
}
