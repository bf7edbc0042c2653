import DriftReport
import Foundation
import Reporting
package import SnapshotModel

/// The lines of an app's code and documents that differ between two builds of its engine.
///
/// The version of such an engine contains the commit and a digest of the code, see
/// `scvdb-port engine`.
package struct AppCodeChanges {
  /// A changed part of a file.
  package struct Hunk: Equatable {
    /// The location in the newer file, relative to the repository; of removed code, the line
    /// before it.
    let location: FileLocation
    /// The first changed line without white space around it.
    let code: String

    package init(location: FileLocation, code: String) {
      (self.location, self.code) = (location, code)
    }
  }

  let app: String
  /// The commit of the earlier engine.
  let commit: String
  let hunks: [Hunk]
  /// The code of the later engine; nil if git does not have it.
  private let graph: AppCodeGraph?
  /// The classes in the documents of the later engine; nil without a changed document.
  private let owners: InterfaceOwners?

  /// Compares the commit of one engine with the files of another.
  ///
  /// The later engine is of the work tree if its commit is checked out, and otherwise of its commit.
  ///
  /// - Returns: Nil if the engines do not have the same app, or have the same code.
  /// - Throws: ``GitProgram/Refusal`` if git does not have a commit.
  init?(from: EngineIdentity, to: EngineIdentity) throws {
    guard from.name == to.name, let old = AppRevision(from.version),
      let new = AppRevision(to.version), old.digests != new.digests
    else { return nil }
    (app, commit) = (to.name, old.commit)
    let git = GitProgram()
    let head = try git.line(of: ["rev-parse", "HEAD"])
    let later = head.hasPrefix(new.commit) ? nil : new.commit
    var words = ["-c", "core.quotePath=false", "diff", "--unified=0", "--no-color"]
    words += ["--no-ext-diff", "--no-textconv", "--no-renames", "--no-relative"]
    words += ["--src-prefix=a/", "--dst-prefix=b/", old.commit] + [later].compactMap(\.self)
    words.append("--")
    words += GitProgram.swiftFiles + GitProgram.documents + GitProgram.translations
    let text = try git.output(of: words)
    hunks = Self.hunks(in: String(decoding: text, as: UTF8.self))
    graph = hunks.isEmpty ? nil : try? AppCodeGraph(git: git, revision: later)
    let hasDocument = hunks.contains { !$0.location.file.hasSuffix(".swift") }
    owners = hasDocument ? try? InterfaceOwners(git: git, revision: later) : nil
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
      if let (offset, column, code) = firstCode(of: changed, after: "+") {
        let location = FileLocation(file: file, line: start + offset, column: column)
        hunks.append(Hunk(location: location, code: code))
      } else if let (_, _, code) = firstCode(of: changed, after: "-") {
        let location = FileLocation(file: file, line: max(1, start), column: 1)
        hunks.append(Hunk(location: location, code: code))
      }
    }
    return hunks
  }

  /// Returns the first row with a mark that is not a comment, its number among these rows, and its
  /// column.
  private static func firstCode(
    of rows: some Sequence<Substring>,
    after mark: Character
  ) -> (offset: Int, column: Int, code: String)? {
    for (offset, row) in rows.filter({ $0.first == mark }).enumerated() {
      let line = row.dropFirst()
      let code = line.trimmingCharacters(in: .whitespaces)
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      let indent = line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
      return (offset, indent + 1, code)
    }
    return nil
  }
}

extension AppCodeChanges {
  /// A screen with drift.
  struct DriftedScreen {
    /// The possible types of the screen; the first group with a type of the app counts.
    var types: [Set<String>]
    /// The drifted views, in the order of the report.
    var views: [ViewPath]
    /// The drifted cases of the screen with an unchanged question.
    var cases: Set<CaseIdentity>
  }

  /// The maximum number of changes beside the drift of a screen.
  private static let mostOfScreen = 3

  /// Returns the changes of the files that drifted screens depend on, the nearest first.
  ///
  /// - Parameter screens: The screens.
  /// - Returns: The changes to show beside the views of each screen, and the changes of no screen.
  func changes(
    beside screens: [DriftedScreen]
  ) -> (named: [NamedChange], others: [Hunk]) {
    var named: [NamedChange] = []
    var others = hunks
    for screen in screens {
      let near = self.hunks(of: screen).prefix(Self.mostOfScreen)
      for hunk in near {
        let change = NamedChange(
          text: hunk.code.shortened,
          views: screen.views,
          location: hunk.location,
          cases: screen.cases
        )
        // A report shows a change beside its first view, also if several scenarios have this view.
        let isListed = named.contains {
          $0.line == change.line && $0.views.first == change.views.first
        }
        if !isListed { named.append(change) }
      }
      others.removeAll(where: near.contains)
    }
    return (named, others)
  }

  /// Returns the changes in files that a screen depends on, by their distances.
  private func hunks(of screen: DriftedScreen) -> [Hunk] {
    guard let graph, let types = screen.types.first(where: graph.declares) else { return [] }
    let distances = graph.distances(from: types)
    let found = hunks.enumerated().compactMap { index, hunk in
      files(of: hunk, in: graph).compactMap { distances[$0] }.min()
        .map { (distance: $0, index: index, hunk: hunk) }
    }
    return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.hunk)
  }

  /// Returns the Swift file of a change; for a document, the files of its classes.
  private func files(of hunk: Hunk, in graph: AppCodeGraph) -> Set<String> {
    guard !hunk.location.file.hasSuffix(".swift") else { return [hunk.location.file] }
    return graph.files(declaring: owners?.classes(at: hunk.location, hunk.code) ?? [])
  }

  /// The maximum number of listed changes.
  private static let most = 20

  /// Returns lines about changes that belong to no drifted screen.
  func lines(about others: [Hunk]) -> [String] {
    guard !others.isEmpty else { return [] }
    let further = others.count - Self.most
    return ["further changed code of \(app) since \(commit):"]
      + others.prefix(Self.most).map { "  \($0.location): \($0.code.shortened)" }
      + (further > 0 ? ["  and \(counted(further, "further change"))"] : [])
  }
}

extension GitProgram {
  /// The Swift files of the whole repository, without the copies of a build.
  static let swiftFiles = [":(top)*.swift", ":(top,exclude)*.build/*"]
  static let documents = [":(top)*.storyboard", ":(top)*.xib", ":(top,exclude)*.build/*"]
  fileprivate static let translations = [":(top)*.strings", ":(top)*.stringsdict"]

  /// Finds a pattern in files.
  ///
  /// - Parameters:
  ///   - pattern: An extended regular expression.
  ///   - files: The patterns of files.
  ///   - revision: The revision of the files; nil for the work tree.
  ///   - lines: Whether to return line numbers.
  /// - Returns: For each match, a line with the file, the line number and the match, and a zero byte
  ///   between them. The revision and a colon precede the file.
  /// - Throws: ``GitProgram/Refusal``, also for no match.
  func matches(
    of pattern: String,
    in files: [String],
    of revision: String?,
    lines: Bool = false
  ) throws -> Data {
    let settings = ["grep.lineNumber=\(lines)", "grep.column=false", "submodule.recurse=false"]
    var words = settings.flatMap { ["-c", $0] }
    words += ["grep", "--only-matching", "--null", "--full-name", "-I", "--no-color", "-E"]
    if revision == nil { words.append("--untracked") }
    return try output(of: words + ["-e", pattern] + [revision].compactMap(\.self) + ["--"] + files)
  }
}
