import Foundation
import ProjectFiles
import ScenarioModel

/// The file of a document, and the files beside it.
enum DocumentFile {
  /// Reads a document, or a table of texts beside one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: The kind of file.
  ///   - reader: The reader of the project.
  ///   - isNamed: Whether the user named the file, see `ProjectReader`.
  /// - Returns: The bytes.
  /// - Throws: `ImportError.refused`.
  static func contents(
    of path: String,
    as kind: FileKind,
    by reader: ProjectReader,
    isNamed: Bool = false
  ) throws(ImportError) -> Data {
    // Scenarios in a linked folder name documents by their visible paths.
    let visible = ProjectReader.visiblePath(of: path)
    do throws(FileRefusal) {
      return try reader.contents(of: visible, as: kind, isNamed: isNamed)
    } catch  where error.reason != .missing || visible == path {
      throw .refused(error.named(path))
    } catch {}
    do throws(FileRefusal) {
      return try reader.contents(of: path, as: kind, isNamed: isNamed)
    } catch {
      throw .refused(error)
    }
  }

  /// Returns whether a file exists.
  ///
  /// - Throws: An error for a dangling link, or for a link out of the project.
  static func exists(_ path: String, for reader: ProjectReader) throws(ImportError) -> Bool {
    do throws(FileRefusal) {
      return try reader.entry(at: path) != nil
    } catch {
      throw .refused(error)
    }
  }

  /// Returns warnings for the translations beside a document in `Base.lproj`.
  ///
  /// A running app may show their texts instead of the document's own.
  static func localizations(of path: String, by reader: ProjectReader) -> [ImportWarning] {
    let file = URL(fileURLWithPath: path)
    let base = file.deletingLastPathComponent()
    guard base.lastPathComponent == "Base.lproj" else { return [] }
    let strings = file.deletingPathExtension().lastPathComponent + ".strings"
    let folder = base.deletingLastPathComponent()
    let location = FileLocation(file: path, line: 1, column: 1)
    let folders: [String]
    do throws(FileRefusal) {
      folders = try reader.names(in: folder.path)
    } catch {
      let message = "cannot determine the translations: \(error)"
      return [ImportWarning(.remark, at: location, message)]
    }
    let languages = folders.filter { name in
      let translation = folder.appendingPathComponent(name).appendingPathComponent(strings)
      return name.hasSuffix(".lproj") && ProjectReader.hasName(translation.path)
    }
    guard !languages.isEmpty else { return [] }
    let list = languages.sorted().map { "\($0)/\(strings)" }.joined(separator: ", ")
    let verb = languages.count == 1 ? "is" : "are"
    let message = "the document's own texts are used; \(list) \(verb) for cases with a language"
    return [ImportWarning(.remark, at: location, message)]
  }
}
