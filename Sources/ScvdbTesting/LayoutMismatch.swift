import ScenarioModel

/// A layout differs from the accepted one, or none was accepted.
///
/// The description lists the differences, one per line, and the fix. A test that throws this error
/// shows the description.
public struct LayoutMismatch: Error, Sendable {
  /// The layout's name.
  public let name: String
  /// The path of the folder of baselines.
  public let folder: String
  /// The differences from the baselines, in the format of `scvdb diff`; empty without differences.
  public internal(set) var drift = ""
  /// The cases without a baseline, such as `sign-up iphone-8 portrait none`.
  public internal(set) var missing: [String] = []
  /// The paths of baselines without a case, relative to the folder.
  public internal(set) var obsolete: [String] = []

  init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  var isMatch: Bool { drift.isEmpty && missing.isEmpty && obsolete.isEmpty }
}

extension LayoutMismatch: CustomStringConvertible {
  /// The differences and the fix, in several lines.
  public var description: String {
    var lines = ["the layout \(name) differs from the baselines in \(folder)"]
    lines += drift.split(separator: "\n").map(String.init)
    lines += missing.map { "\($0): no baseline yet" }
    if !drift.isEmpty || !missing.isEmpty {
      let fix = "correct the layout, or accept it: run the tests with SCVDB_RECORD=1, and commit"
      lines.append(Advice.fix(fix).description)
    }
    lines += obsolete.map { "\(folder)/\($0): obsolete, the test has no such case" }
    if !obsolete.isEmpty { lines.append(Advice.fix("delete the obsolete files").description) }
    return lines.joined(separator: "\n")
  }
}
