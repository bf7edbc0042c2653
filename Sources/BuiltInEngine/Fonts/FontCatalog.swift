package import ScenarioModel

/// The faces of font files, by the font names that apps use.
package struct FontCatalog: Sendable {
  /// A face and its file.
  private struct Entry: Sendable {
    var postScriptName: String
    var fullName: String
    var family: String
    var isItalic: Bool
    var weight: Int
    var file: String
    var sha256: String

    /// The distance between the face and the regular face.
    var boldness: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }
  }

  /// Faces that were added earlier precede others of the same name.
  private var entries: [Entry] = []

  package init() {}

  /// Adds the faces of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - sha256: The digest of its bytes.
  package mutating func add(_ file: FontFile, sha256: String) {
    entries += file.faces.map { face in
      Entry(
        postScriptName: face.postScriptName,
        fullName: face.fullName,
        family: face.familyName,
        isItalic: face.isItalic,
        weight: face.weight,
        file: file.path,
        sha256: sha256
      )
    }
  }

  /// Returns the face for a font's name, or nil if no file has it.
  ///
  /// The name is the face's PostScript name in any case, its full name, or the name of a family,
  /// which gives the most regular face.
  package func font(named name: String) -> FontReference? {
    let key = name.lowercased()
    let found =
      entries.first { $0.postScriptName == name }
      ?? entries.first { $0.postScriptName.lowercased() == key }
      ?? entries.first { $0.fullName.lowercased() == key }
      ?? entries.filter { $0.family.lowercased() == key }.min { $0.boldness < $1.boldness }
    return found.map {
      FontReference(name: name, face: $0.postScriptName, file: $0.file, sha256: $0.sha256)
    }
  }
}
