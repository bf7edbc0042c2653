import BuiltInEngine
import Foundation
import Glibc
import ScenarioModel

/// The list of an app's resources, which `scvdb-port` writes: modules, then paths.
struct ResourceList {
  private let path: String
  private let files: [Substring]
  /// A digest of the files, in the order of the list; nil without files.
  ///
  /// The files are outside of the program, so its own digest does not contain them.
  let digest: String?

  /// Reads a list; an unreadable list has no files.
  init(path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    files = text.split(separator: "\n").filter { $0.hasPrefix("/") }
    digest = Self.digest(of: files)
  }

  /// Whether the app has storyboards.
  var hasStoryboards: Bool { files.contains { $0.hasSuffix(".storyboard") } }

  /// The environment variable that `PortSupport` reads.
  private static let variable = "SCVDB_RESOURCES"

  /// Makes the rewritten code of the app find its resources.
  func announce() { setenv(Self.variable, path, 1) }

  private static func digest(of files: [Substring]) -> String? {
    guard !files.isEmpty else { return nil }
    let digests = files.map { path in
      let name = path.split(separator: "/").last ?? ""
      let content = try? Data(contentsOf: URL(filePath: String(path)), options: .alwaysMapped)
      return "\(name) \(content.map { sha256Hex($0) } ?? "")"
    }
    return sha256Hex(digests.joined(separator: "\n").utf8)
  }
}
