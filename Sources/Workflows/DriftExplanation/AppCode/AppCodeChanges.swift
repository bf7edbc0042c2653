import Foundation
import Reporting
import SnapshotModel

/// The lines of an app's code that differ between two builds of its engine.
///
/// The version of such an engine contains the commit and a digest of the code, see
/// `scvdb-port engine`.
package struct AppCodeChanges {
  /// A changed part of a file.
  package struct Hunk: Equatable {
    /// The path, relative to the folder of the command.
    let file: String
    /// The line in the newer file, counted from 1; of removed code, the line before it.
    let line: Int
    /// The first changed line without white space around it.
    let code: String

    package init(file: String, line: Int, code: String) {
      (self.file, self.line, self.code) = (file, line, code)
    }
  }

  /// The maximum number of shown parts.
  private static let most = 20

  let app: String
  /// The commit of the earlier engine.
  let commit: String
  let hunks: [Hunk]

  /// Compares the commit of one engine with the files of another.
  ///
  /// The later engine is of the work tree if its commit is checked out, and otherwise of its commit.
  ///
  /// - Returns: Nil if the engines do not have the same app, or have the same code.
  /// - Throws: ``GitProgram/Refusal`` if git does not have a commit.
  init?(from: EngineIdentity, to: EngineIdentity) throws {
    guard from.name == to.name, let old = AppRevision(from.version),
      let new = AppRevision(to.version), old.code != new.code
    else { return nil }
    (app, commit) = (to.name, old.commit)
    let git = GitProgram()
    let head = try git.line(of: ["rev-parse", "HEAD"])
    let sides = head.hasPrefix(new.commit) ? [old.commit] : [old.commit, new.commit]
    let text = try git.output(
      of: ["-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff"]
        + ["--no-textconv", "--no-renames", "--relative", "--src-prefix=a/", "--dst-prefix=b/"]
        + sides + ["--", "*.swift"]
    )
    hunks = Self.hunks(in: String(decoding: text, as: UTF8.self))
  }

  /// Reads the output of `git diff --unified=0`, without parts that contain only comments.
  package static func hunks(in text: String) -> [Hunk] {
    var hunks: [Hunk] = []
    var file = ""
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let row = rows.popFirst() {
      // The second name of a removed file is /dev/null.
      if let name = row.wholeMatch(of: /(?:---|\+\+\+) [ab]\/(.*?)\t?/) {
        file = String(name.output.1)
      }
      guard let place = row.prefixMatch(of: /@@ -\S+ \+(\d+)/) else { continue }
      let changed = rows.prefix { "+-\\".contains($0.first ?? " ") }
      rows = rows.dropFirst(changed.count)
      let start = Int(place.output.1) ?? 1
      if let (offset, code) = firstCode(of: changed, after: "+") {
        hunks.append(Hunk(file: file, line: start + offset, code: code))
      } else if let (_, code) = firstCode(of: changed, after: "-") {
        hunks.append(Hunk(file: file, line: max(1, start), code: code))
      }
    }
    return hunks
  }

  /// Returns the first row with a mark that is not a comment, and its number among these rows.
  private static func firstCode(
    of rows: some Sequence<Substring>,
    after mark: Character
  ) -> (offset: Int, code: String)? {
    rows.filter { $0.first == mark }
      .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
      .enumerated()
      .first { !$0.element.isEmpty && !$0.element.hasPrefix("//") }
      .map { ($0.offset, $0.element) }
  }

  /// The changed parts, for a report.
  var lines: [String] {
    guard !hunks.isEmpty else { return [] }
    let further = hunks.count - Self.most
    return ["changed code of \(app) since \(commit):"]
      + hunks.prefix(Self.most).map { "  \($0.file):\($0.line): \($0.code.shortened)" }
      + (further > 0 ? ["  and \(counted(further, "further change"))"] : [])
  }
}

/// The commit and the digest of an app's code, in the version of its engine.
private struct AppRevision {
  let commit: String
  let code: String

  /// Reads a version such as `1.0.0+248cd3051ea8.6ccf5f3835ae.0296da29`.
  init?(_ version: String) {
    guard let match = version.wholeMatch(of: /[^+]*\+([0-9a-f]{12})\.([0-9a-f]{12})\..*/) else {
      return nil
    }
    (commit, code) = (String(match.output.1), String(match.output.2))
  }
}
