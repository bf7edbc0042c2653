/// A layout is not the one that was accepted, or none was accepted.
///
/// The description lists what differs, a line for each difference, and what to do: a test that lets
/// this error pass shows it when it fails.
public struct LayoutMismatch: Error, Sendable {
  /// The layout's name.
  public let name: String
  /// Path of the folder of baselines.
  public let folder: String
  /// What differs from the baselines, as `scvdb diff` prints it; empty where nothing does.
  public internal(set) var drift = ""
  /// The cases that have no baseline, such as `sign-up iphone-8 portrait none`.
  public internal(set) var missing: [String] = []
  /// Paths of baselines, relative to the folder, that belong to no case any more.
  public internal(set) var obsolete: [String] = []

  init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  var isMatch: Bool { drift.isEmpty && missing.isEmpty && obsolete.isEmpty }
}

extension LayoutMismatch: CustomStringConvertible {
  /// What differs, and what to do about it, in several lines.
  public var description: String {
    var lines = ["the layout \(name) is not as accepted in \(folder)"]
    lines += drift.split(separator: "\n").map(String.init)
    lines += missing.map { "\($0): no baseline yet" }
    if !drift.isEmpty || !missing.isEmpty {
      lines.append("if it is as it should be, run the tests with SCVDB_RECORD=1, and commit")
    }
    lines += obsolete.map { "\(folder)/\($0): obsolete, the test has no such case; delete it" }
    return lines.joined(separator: "\n")
  }
}
