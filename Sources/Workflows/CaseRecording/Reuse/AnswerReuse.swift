import Foundation
import ProjectFiles
import Reporting
import SnapshotModel
import SnapshotStore

/// Whether stored answers are reused, and the key that identifies this user's answers.
///
/// Anybody can write a database and commit it. The key is in a folder outside of the project, so
/// that answers in a pull request are never reused.
package struct AnswerReuse: Sendable {
  /// The possible locations of the key.
  package struct KeyFolders {
    /// The folder that the command line names; nil for none.
    package var named: String?
    /// The environment of the process, which names the user's folders.
    package var environment: [String: String]
    /// Files and folders of the project.
    package var project: [String]

    package init(named: String?, environment: [String: String], project: [String]) {
      self.named = named
      self.environment = environment
      self.project = project
    }
  }

  /// Whether stored answers may replace new ones.
  package let isEnabled: Bool
  /// The key; nil if nothing is sealed or reused.
  let key: [UInt8]?
  /// The reason for a missing key.
  let refusal: Failure?

  /// Neither reuses nor seals anything.
  package static let none = AnswerReuse(isEnabled: false, key: nil, refusal: nil)

  init(isEnabled: Bool, key: [UInt8]?, refusal: Failure?) {
    self.isEnabled = isEnabled
    self.key = key
    self.refusal = refusal
  }

  /// Searches for the key, and creates it if there is none.
  ///
  /// - Throws: `Failure` if the command line names a folder without a key that cannot have one. If
  ///   the environment names the folder, there is no error and no key.
  package init(isEnabled: Bool, _ folders: KeyFolders) throws {
    self.isEnabled = isEnabled
    do throws(SealKey.Refusal) {
      key = try SealKey(in: folders.folder()).bytes
      refusal = nil
    } catch {
      let failure = Failure(error.report)
      if folders.named != nil { throw failure }
      key = nil
      refusal = failure
    }
  }

  /// Returns the seal of an engine's build; nil if sealing is impossible.
  func seal(of build: String?) -> AnswerSeal? {
    guard let key, let build else { return nil }
    return AnswerSeal(key: key, build: build)
  }
}

extension AnswerReuse.KeyFolders {
  /// The environment variable for the folder.
  package static let variable = "SCVDB_CACHE"

  /// The folder that the command line or the environment names.
  private var name: String? {
    named ?? environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the key's folder as a path without links.
  func folder() throws(SealKey.Refusal) -> String {
    let named = if let name { name } else { try usualFolder() }
    let folder = PartialPath(named).resolved
    for path in project {
      let path = PartialPath(path).resolved
      let root = ProjectRoot(around: path).marked ?? path
      guard !isPath(folder, in: root) else {
        throw SealKey.Refusal(
          report: FailureReport(
            "\(folder) is inside the project \(root), where a pull request could replace it",
            fix: "name a folder outside of the project with --cache or \(Self.variable)"
          )
        )
      }
    }
    return folder
  }

  /// Returns the folder `scvdb` in the user's caches.
  private func usualFolder() throws(SealKey.Refusal) -> String {
    guard !isOn("CI", in: environment) else {
      throw SealKey.Refusal(
        report: FailureReport(
          "CI is set",
          fix: "name a folder that is kept between jobs with --cache or \(Self.variable)"
        )
      )
    }
    // A relative path would be inside the project.
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return "\(caches)/scvdb"
    }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.cache/scvdb" }
    throw SealKey.Refusal(
      report: FailureReport(
        "there is no home folder",
        fix: "name a folder with --cache or \(Self.variable)"
      )
    )
  }
}
