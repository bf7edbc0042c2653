import Foundation
package import ScenarioModel

/// The possible paths of translations into a language.
package struct DocumentTranslations {
  /// Paths of whole documents, the nearest language first; empty for a document outside language
  /// folders.
  package let documents: [String]
  /// Paths of tables of strings, the nearest language first.
  package let strings: [String]
  /// Paths of tables of variants, the nearest language first; a variant takes precedence over a
  /// string.
  package let variants: [String]
  /// Paths of string catalogs, which contain all languages.
  package let catalogs: [String]

  /// Lists the possible translation files beside a document, without reading them.
  package init(of path: String, in language: Language) {
    let document = URL(fileURLWithPath: path)
    let name = document.deletingPathExtension().lastPathComponent
    let folder = document.deletingLastPathComponent()
    let isLocalized = folder.pathExtension == "lproj"
    let parent = (isLocalized ? folder.deletingLastPathComponent() : folder).path
    let folders = language.tagsInOrder.map { "\(parent)/\($0).lproj" }
    let documents = isLocalized ? folders.map { "\($0)/\(document.lastPathComponent)" } : []
    self.init(documents: documents, tables: name, in: folders, of: parent)
  }

  /// Lists the possible translation files in a folder for texts in code and in scenarios.
  package init(ofTextsIn folder: String, in language: Language) {
    let folders = language.tagsInOrder.map { "\(folder)/\($0).lproj" }
    self.init(documents: [], tables: "Localizable", in: folders, of: folder)
  }

  private init(documents: [String], tables name: String, in folders: [String], of parent: String) {
    self.documents = documents
    strings = folders.map { "\($0)/\(name).strings" }
    variants = folders.map { "\($0)/\(name).stringsdict" }
    catalogs = ["\(parent)/mul.lproj/\(name).xcstrings", "\(parent)/\(name).xcstrings"]
  }

  /// All paths.
  package var paths: [String] { documents + variants + strings + catalogs }
}
