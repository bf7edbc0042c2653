package import Foundation

/// The texts of a file in one language, by their keys.
package struct TranslationTable: Sendable {
  /// The path of the file.
  package let file: String
  /// The texts by their keys; a key that is missing here is missing in the file.
  package let texts: [String: LocalizedText]
  /// Whether the language is the code's language, so that a text without an entry needs no
  /// translation.
  package private(set) var isOfSource = false

  /// Reads a table of strings, in any form of property list.
  package init(strings data: Data, file: String) throws(UnreadableTable) {
    let list = try Self.list(
      in: data,
      file: file,
      else: "it is not a strings file: each text is \"key\" = \"text\";"
    )
    guard let texts = list as? [String: String] else {
      throw UnreadableTable(file: file, reason: "some of its values are not texts")
    }
    self.file = file
    self.texts = texts.mapValues { LocalizedText($0) }
  }

  /// Reads a table of variants by number, width and device.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - file: Its path.
  ///   - language: The tag of its language, which has the rules for the categories of numbers.
  /// - Throws: ``UnreadableTable``.
  package init(
    variants data: Data,
    file: String,
    language: String
  ) throws(UnreadableTable) {
    let otherwise = "it is not a property list of texts with variants"
    let list = try Self.list(in: data, file: file, else: otherwise)
    guard let entries = list as? [String: [String: Any]] else {
      throw UnreadableTable(file: file, reason: otherwise)
    }
    self.file = file
    texts = entries.compactMapValues { LocalizedText(variantsOf: $0, language: language) }
  }

  private static func list(
    in data: Data,
    file: String,
    else reason: String
  ) throws(UnreadableTable) -> Any {
    do throws(PropertyListError) {
      return try PropertyListReader.read(data)
    } catch {
      throw UnreadableTable(file: file, reason: error.isLimit ? error.description : reason)
    }
  }

  /// Reads the texts of a language from a string catalog.
  package init(
    catalog data: Data,
    file: String,
    language: Language
  ) throws(UnreadableTable) {
    let catalog = try StringCatalog(data, file: file)
    self.file = file
    texts = catalog.texts(inFirstOf: language.tagsInOrder)
    isOfSource = language.tagsInOrder.contains(catalog.sourceLanguage)
  }
}

/// The reason that a table of texts cannot be read.
package struct UnreadableTable: Error, Hashable, Sendable {
  /// The path as given.
  package var file: String
  /// The cause in words, for a message after the path.
  package var reason: String
}

extension StringCatalog {
  /// Reads a catalog.
  package init(_ data: Data, file: String) throws(UnreadableTable) {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      throw UnreadableTable(file: file, reason: "it is not a string catalog: \(error.reason)")
    }
  }
}

extension Error {
  fileprivate var reason: String {
    guard case .dataCorrupted(let context)? = self as? DecodingError else {
      return "it does not have the members of a string catalog"
    }
    return context.debugDescription
  }
}
