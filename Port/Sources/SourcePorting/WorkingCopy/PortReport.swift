import Foundation

/// A rewritten source file.
struct PortedSource: Hashable {
  var module: String
  /// The absolute path of the file in the working copy.
  var copy: String
  /// The absolute path of the user's file.
  var original: String
  /// The modules that the file imports.
  var imports: Set<String>
}

/// The folder of a target in the working copy.
struct TargetPlace: Hashable {
  /// The folder of the package, below the folder of all copies.
  var package: TreePath
  var target: String
  /// The folder of the target, below the folder of all copies.
  var folder: TreePath
}

/// The rewritten and the unsupported constructs of a package.
package struct PortReport: Sendable {
  /// One construct.
  package struct Entry: Codable, Hashable, Sendable {
    /// The name of the rule, as messages show it.
    package var rule: String
    /// The line in the user's file, counted from 1; columns count characters of UTF-8.
    package var line: Int
    /// The column in the user's file; see ``line``.
    package var column: Int
    package var outcome: Rewrite.Outcome
    /// The change in words, or the reason why the construct is unsupported.
    package var note: String
  }

  /// The name of the project.
  package var name = ""
  /// The constructs of each file, by its path relative to the package, in the order of the text.
  package var entries: [TreePath: [Entry]] = [:]
  /// The number of files that this run has written.
  package var writtenCount = 0
  /// Excluded files that are not copied.
  package var leftOut: [SourceProblem] = []
  /// The parts of an Xcode project that are left out.
  package var notes: [XcodeNote] = []
  /// The frameworks that the package imports; a part of their behavior is missing.
  package var frameworks: Set<AppleFramework> = []
  /// The targets that see UIKit.
  package var targets: [String] = []
  /// The files that a program finds by their names when it runs.
  var resources: [String] = []
  /// The modules that see UIKit, including modules of packages that this one depends on.
  var modules: [String] = []
  /// The products of the package.
  package var products: [String] = []
  /// The facts of the package's sources, and of the sources of packages that it depends on.
  var facts: [FileFacts] = []
  /// The rewritten sources of targets without tests, here and in packages that this one depends on.
  var sources: [PortedSource] = []

  /// The app's Info.plist; nil without an Xcode project.
  var infoPlist: Data?
  /// The targets among ``targets`` whose controllers an engine can make.
  package var screenTargets: [String] = []

  /// The targets among ``screenTargets`` that no other target uses, such as the app.
  var programTargets: [String] = []
  /// The modules with controllers that an engine can make, here and in the local packages that this
  /// one depends on.
  var screenModules: [String] = []
  /// The places of all targets, here and in the packages that this one depends on.
  var places: [TargetPlace] = []

  /// Adds the report of a package that this one depends on.
  mutating func add(_ report: PortReport, of root: URL) {
    writtenCount += report.writtenCount
    leftOut += report.leftOut
    notes += report.notes.filter { !notes.contains($0) }
    frameworks.formUnion(report.frameworks)
    for (path, list) in report.entries {
      let isAbsolute = path.text.utf8.first == UInt8(ascii: "/")
      entries[isAbsolute ? path : TreePath(root.path).appending(path)] = list
    }
  }

  /// Returns the lines of the report: the unsupported constructs, or all.
  package func lines(all: Bool) -> [String] {
    let notes =
      leftOut.map { "note: left out: \($0)" } + notes.map { "note: left out: \($0)" }
      + frameworks.sorted { $0.module < $1.module }.map { "note: \($0.rawValue): \($0.limit)" }
    return notes
      + entries.sorted { $0.key < $1.key }.flatMap { path, entries in
        entries.filter { all || $0.outcome == .unsupported }.map { entry in
          let kind = entry.outcome == .unsupported ? "warning" : "note"
          return
            "\(path.text.printable):\(entry.line):\(entry.column): \(kind): \(entry.note) [\(entry.rule)]"
        }
      }
  }

  /// The numbers of rewritten and unsupported constructs for each rule.
  package var counts: [(rule: String, rewritten: Int, unsupported: Int)] {
    Dictionary(grouping: entries.values.joined(), by: \.rule).map { rule, entries in
      let unsupported = entries.count { $0.outcome == .unsupported }
      return (rule, entries.count - unsupported, unsupported)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
