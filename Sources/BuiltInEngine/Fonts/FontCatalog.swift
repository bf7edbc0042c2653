package import FontFiles
import LayoutEngine
package import ScenarioModel

/// The faces of font files, by the names by which apps ask for them.
package struct FontCatalog: Sendable {
  /// A face, and the file that has it.
  private struct Entry: Sendable {
    var name: FaceName
    var postScriptName: String
    var fullName: String
    var family: String
    var isItalic: Bool
    var weight: Int
    var file: String
    var sha256: String
  }

  /// Faces that were added earlier come before others of the same name.
  private var entries: [Entry] = []

  package init() {}

  /// Adds the faces of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - sha256: Digest of its bytes.
  package mutating func add(_ file: FontFile, sha256: String) {
    entries += file.faces.map { face in
      Entry(
        name: FaceName(face.postScriptName),
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

  /// Returns the face that a font's name stands for; nil where no file has it.
  ///
  /// A name is that of the face, in any case of letters, or the name as people read it; the name of a
  /// family is its regular face. A face of another release, whose name begins with the same family,
  /// is the nearest in weight and slope.
  package func font(named name: String) -> FontReference? {
    let key = name.lowercased()
    let found =
      entries.first { $0.postScriptName == name }
      ?? entries.first { $0.postScriptName.lowercased() == key }
      ?? entries.first { $0.fullName.lowercased() == key }
      ?? nearest(to: FaceName(name))
    return found.map {
      FontReference(name: name, face: $0.postScriptName, file: $0.file, sha256: $0.sha256)
    }
  }

  private func nearest(to name: FaceName) -> Entry? {
    let relatives = entries.filter {
      FaceName($0.family).family == name.family || $0.name.family == name.family
    }
    func distance(_ entry: Entry) -> Int {
      abs(entry.weight - name.openTypeWeight) + (entry.isItalic == name.isItalic ? 0 : 1000)
    }
    return relatives.min { distance($0) < distance($1) }
  }
}
