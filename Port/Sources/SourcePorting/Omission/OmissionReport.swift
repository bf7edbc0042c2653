import Foundation

/// The list of omitted code that a build writes as `omissions.json`.
package struct OmissionReport: Codable, Hashable, Sendable {
  /// The version of the format.
  package var schemaVersion = 1
  /// The omitted code, in the order of files and lines.
  package var omissions: [OmittedCode] = []
  /// The imported modules that do not exist here.
  package var missingModules: [String] = []

  /// The name of the file in the folder of the working copy.
  package static let fileName = "omissions.json"

  package init(omissions: [OmittedCode] = [], missingModules: [String] = []) {
    self.omissions = omissions
    self.missingModules = missingModules
  }

  /// Reads the list of the last build; returns nil if the working copy omits no code.
  package init?(of copy: WorkingCopy) {
    let file = copy.folder.appending(path: Self.fileName)
    guard let data = BuildFile.contents(of: file.path),
      let report = try? JSONDecoder().decode(OmissionReport.self, from: data)
    else { return nil }
    self = report
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// The numbers of omitted parts in each type, without additions.
  ///
  /// The key of code outside of the app's types is the empty text: imports, free functions, and
  /// extensions of UIKit's types.
  package var countsByType: [String: Int] {
    Dictionary(
      omissions.filter { $0.kind != .addition }.map { ($0.type ?? "", 1) },
      uniquingKeysWith: +
    )
  }

  /// The numbers of omitted parts of each kind and outside of types, in one line.
  package var summary: String {
    let counts = Dictionary(grouping: omissions, by: \.kind).mapValues(\.count)
    let parts = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \($0.value)" }
    guard !omissions.isEmpty else { return "no code omitted" }
    let count = omissions.count == 1 ? "1 omission" : "\(omissions.count) omissions"
    let outside = countsByType[""] ?? 0
    return "\(count): \(parts.joined(separator: ", "))"
      + (outside > 0 ? "; \(outside) outside of the app's types" : "")
  }
}
