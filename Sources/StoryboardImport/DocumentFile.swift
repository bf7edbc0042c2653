import Foundation
import ScenarioModel
import SnapshotModel

/// The file that a document is in, and those beside it.
enum DocumentFile {
  /// Reads a regular file; a pipe or a device might never end.
  static func contents(of path: String) throws(ImportError) -> Data {
    // The attributes of a link are its own.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      if let reason = refusal(attributes) {
        throw ImportError.unreadable(file: path, reason: reason)
      }
      return try Data(contentsOf: file)
    } catch let error as ImportError {
      throw error
    } catch {
      throw .unreadable(file: path, reason: reason(error))
    }
  }

  private static func refusal(_ attributes: [FileAttributeKey: Any]) -> String? {
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?:
      return "it is a folder, as compiled documents are; name a .storyboard or .xib file"
    default: return "it is not a regular file"
    }
    let size = attributes[.size] as? Int ?? 0
    guard size <= MarkupLimits.bytes else {
      return "it has \(size) bytes; no storyboard needs more than \(MarkupLimits.bytes)"
    }
    return nil
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "no such file"
    case .fileReadNoPermission?: "no permission"
    default: error.localizedDescription
    }
  }

  /// Names the translations beside a document in `Base.lproj`, whose texts a running app may show
  /// instead of the document's own.
  static func localizations(of path: String) -> [ImportWarning] {
    let file = URL(fileURLWithPath: path)
    let base = file.deletingLastPathComponent()
    guard base.lastPathComponent == "Base.lproj" else { return [] }
    let strings = file.deletingPathExtension().lastPathComponent + ".strings"
    let folder = base.deletingLastPathComponent()
    let location = FileLocation(file: path, line: 1, column: 1)
    let folders: [String]
    do {
      folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      let message = "whether there are translations is not known: \(folder.path): \(reason(error))"
      return [ImportWarning(.remark, at: location, message)]
    }
    let languages = folders.filter { name in
      let translation = folder.appendingPathComponent(name).appendingPathComponent(strings)
      return name.hasSuffix(".lproj") && FileManager.default.fileExists(atPath: translation.path)
    }
    guard !languages.isEmpty else { return [] }
    let list = languages.sorted().map { "\($0)/\(strings)" }.joined(separator: ", ")
    let message = "texts are the document's own; \(list) is for cases in a language"
    return [ImportWarning(.remark, at: location, message)]
  }
}
