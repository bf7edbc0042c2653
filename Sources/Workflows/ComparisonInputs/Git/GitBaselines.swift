import Foundation
import ProjectFiles
import Reporting
package import SnapshotModel
import SnapshotStore

/// The baselines folder with scenarios and screens, in a revision of a git repository.
///
/// The files are copied to a temporary folder, which is removed with the value. The repository is
/// not modified.
package final class GitBaselines: Sendable {
  /// The name in reports: the revision in the user's spelling, and its commit.
  package let name: String
  /// The date of the commit, in the format of recordings.
  let committedAt: String
  /// The path of the copy of the folder.
  package let folder: String
  private let revision: String
  private let copy: WorkFolder
  private let images: GitImages

  /// Copies the baselines of a revision.
  ///
  /// - Parameters:
  ///   - revision: A revision in any of git's spellings: `main`, `HEAD~3`, `v1.2`, a commit.
  ///   - baselines: The folder's path, relative to the working directory unless it begins with a
  ///     slash.
  ///   - side: The name of the side; nil for `git:` and the revision.
  /// - Throws: `Failure` without git, repository, revision or folder.
  package init(revision: String, baselines: String, side: String? = nil) throws {
    self.revision = revision
    let git = GitProgram()
    let side = side ?? "git:\(revision)"
    guard !revision.isEmpty, !revision.hasPrefix("-"), revision.printable == revision else {
      throw Failure(
        "'\(side)' is not a side: it does not name a revision",
        fix: "write git: and a branch, a tag or a commit, such as git:main or git:HEAD~3"
      )
    }
    let (top, commit) = try Self.topAndCommit(revision, side: side, git)
    name = "\(side) (\(commit.prefix(8)))"
    let path = try Self.path(of: baselines, below: top, side: side)
    let tree = try git.read(["ls-tree", "-r", "-z", "--full-tree", commit]) { listing in
      try GitTree(folder: path.isEmpty ? "" : "\(path)/", side: side) {
        try listing.line(endedBy: 0)
      }
    }
    guard path.isEmpty || tree.files.contains(where: { $0.path.hasPrefix("\(path)/") }) else {
      throw Failure(
        "this revision has no directory \(path)",
        at: name,
        fix: "name the folder of baselines with --baselines"
      )
    }
    let sizes = try GitObjects.sizes(of: tree.files.map(\.object), .blob, git)
    let isReadable = try GitLimits.readable(tree.files, sizes: sizes, side: name)
    let copy = try temporaryFolder()
    self.copy = copy
    folder = path.isEmpty ? copy.path : "\(copy.path)/\(path)"
    // Paths in the copy stay inside it, and fonts are searched there, as in the repository.
    try Data().write(to: URL(filePath: "\(copy.path)/.git"))
    images = GitImages(tree.images, side: name, into: copy.path, of: top)
    var files = try GitFiles(in: copy.path, of: top)
    for case (let file, (let size, false)) in zip(tree.files, zip(sizes, isReadable)) {
      try files.add(file, size: size)
    }
    let readable = zip(tree.files, isReadable).filter(\.1).map(\.0)
    committedAt = try GitObjects.read([commit] + readable.map(\.object), git) { [name] objects in
      var header = Data()
      try objects.next(.commit) { header.append($0.prefix(Self.headerLimit - header.count)) }
      for file in readable { try files.add(file, from: &objects) }
      return try Self.time(ofCommit: header, side: name)
    }
    try files.makeLinks()
  }

  /// Returns the accepted runs.
  ///
  /// - Throws: `Failure` if there are none, or for an unreadable one, with its path in the
  ///   repository.
  package func runs() throws -> [Run] {
    let runs: [Run]
    do {
      runs = try BaselineFolder(path: folder).runs()
    } catch {
      throw Failure(FailureReport(error).mapTexts(inRepository))
    }
    guard !runs.isEmpty else {
      throw Failure(
        "there is no baseline in this revision",
        at: name,
        fix: "commit baselines, or name another revision"
      )
    }
    return runs
  }

  /// Copies the images of the revision beside its screens, unless that was done before.
  ///
  /// - Throws: `Failure` if git cannot read them, or if there are too many.
  func copyImages() throws { try images.copy() }

  /// Returns a message with git's names of files: `main:Baselines/sign-up.yaml`.
  package func inRepository(_ message: String) -> String {
    message.replacing("\(copy.path)/", with: "\(revision):")
  }

  // MARK: - Running git

  /// Returns the top folder of the repository around the working directory, and the commit of a
  /// revision.
  ///
  /// If both exist, one call of git is enough. Otherwise two calls find out which one is missing.
  private static func topAndCommit(
    _ revision: String,
    side: String,
    _ git: GitProgram
  ) throws -> (top: String, commit: String) {
    let lines = try? git.line(of: ["rev-parse", "--show-toplevel", "\(revision)^{commit}"])
      .split(separator: "\n").map(String.init)
    // A range has two commits, and git prints a file's name unchanged.
    if let lines, lines.count == 2, lines[1].wholeMatch(of: /[0-9a-f]{40,64}/) != nil {
      return (lines[0], lines[1])
    }
    return (try top(for: side, git), try commit(revision, side: side, git))
  }

  /// The top folder of the repository around the working directory.
  private static func top(for side: String, _ git: GitProgram) throws -> String {
    do {
      return try git.line(of: ["rev-parse", "--show-toplevel"])
    } catch let refusal as GitProgram.Refusal where refusal.isMissing {
      throw Failure("there is no program git", at: side, fix: "install git, or put it on the PATH")
    } catch let refusal as GitProgram.Refusal {
      throw Failure(
        "there is no git repository to read here (\(refusal))",
        at: side,
        hint: "a side git:REVISION is read from the repository around the working directory"
      )
    }
  }

  private static func commit(_ revision: String, side: String, _ git: GitProgram) throws -> String {
    do {
      return try git.line(of: ["rev-parse", "--verify", "\(revision)^{commit}"])
    } catch let refusal as GitProgram.Refusal {
      throw Failure(
        "unknown git revision (\(refusal))",
        at: side,
        hint: "'git log --oneline --all' lists the revisions; a shallow clone must fetch others"
      )
    }
  }

  /// The maximum number of bytes read from a commit; its names and times come first.
  private static let headerLimit = 1 << 16

  /// Returns the time in a commit, without checking any signature.
  private static func time(ofCommit content: Data, side: String) throws -> String {
    let object = String(decoding: content, as: UTF8.self)
    // `committer NAME <MAIL> SECONDS ZONE`, before the first empty line.
    let header = object.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      !$0.isEmpty
    }
    let words = header.first { $0.hasPrefix("committer ") }?.split(separator: " ") ?? []
    guard let seconds = words.dropLast().last.flatMap({ Double($0) }) else {
      throw Failure("the commit has no date", at: side, fix: "name another revision")
    }
    return Date(timeIntervalSince1970: seconds).formatted(.iso8601)
  }

  /// Returns the path of a folder from the top of the repository; empty for the top itself.
  private static func path(of folder: String, below top: String, side: String) throws -> String {
    // The folder may be missing in the working tree; its former location is used.
    let path = URL(filePath: folder).resolvingSymlinksInPath().path
    if path == top { return "" }
    guard path.hasPrefix(top + "/") else {
      throw Failure(
        "\(folder) is outside of the repository \(top)",
        at: side,
        fix: "name a folder of the repository with --baselines"
      )
    }
    return String(path.dropFirst(top.count + 1))
  }
}
