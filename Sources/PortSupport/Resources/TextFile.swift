import AppLanguages
import Foundation

/// A file of texts in the package.
struct TextFile: Sendable {
  private enum Content: Sendable {
    case texts([String: LocalizedText])
    case catalog(StringCatalog)
  }

  /// The name of the table.
  let table: String
  private let path: String
  private let content: Content

  /// Reads a file; nil for a file that is unreadable or not a table of texts.
  init?(_ path: String) {
    let url = URL(filePath: path)
    guard ["strings", "stringsdict", "xcstrings"].contains(url.pathExtension),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.path = path
    table = url.deletingPathExtension().lastPathComponent
    do {
      content =
        switch url.pathExtension {
        case "xcstrings": .catalog(try StringCatalog(data, file: path))
        case "strings": .texts(try TranslationTable(strings: data, file: path).texts)
        default:
          .texts(
            try TranslationTable(variants: data, file: path, language: Self.tag(of: url) ?? "en")
              .texts
          )
        }
    } catch {
      return nil
    }
  }

  /// Returns the language of a file's folder; nil for `Base.lproj` and for a file in another
  /// folder.
  private static func tag(of url: URL) -> String? {
    url.localization == "Base" ? nil : url.localization
  }

  private var tag: String? { Self.tag(of: URL(filePath: path)) }

  /// The languages of its texts.
  var tags: Set<String> {
    switch content {
    case .texts: tag.map { [$0] } ?? []
    case .catalog(let catalog): catalog.languages.union([catalog.sourceLanguage])
    }
  }

  /// Returns the texts of a language.
  func texts(in tag: String) -> [String: LocalizedText] {
    switch content {
    case .texts(let texts): tag == self.tag ? texts : [:]
    case .catalog(let catalog): catalog.texts(inFirstOf: [tag])
    }
  }

  /// The texts for users of a language without texts.
  ///
  /// A catalog's texts are in its source language, or in English.
  var texts: [String: LocalizedText] {
    switch content {
    case .texts(let texts): texts
    case .catalog(let catalog): catalog.texts(inFirstOf: [catalog.sourceLanguage, "en"])
    }
  }

  /// Returns whether the file precedes another one.
  ///
  /// The order is: catalogs, English, files without a language, and the other languages. Variants
  /// precede texts.
  func precedes(_ other: TextFile) -> Bool {
    (rank, path.hasSuffix("dict") ? 0 : 1, path)
      < (other.rank, other.path.hasSuffix("dict") ? 0 : 1, other.path)
  }

  /// Whether the texts are probably in the language of the code.
  var isOfCode: Bool { rank < 3 }

  private var rank: Int {
    if case .catalog = content { return 0 }
    return tag == "en" ? 1 : tag == nil ? 2 : 3
  }
}
