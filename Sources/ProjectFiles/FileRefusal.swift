import Glibc
package import LayoutVocabulary

/// The reason why a file of a project cannot be read.
package struct FileRefusal: Error, Equatable, Sendable {
  /// A quantity with a limit in the search of a folder.
  package enum Quantity: String, Sendable {
    case files
    case levels = "levels of folders"
    case pathBytes = "bytes of paths"
  }

  /// The reasons why a file cannot be read.
  package enum Reason: Equatable, Sendable {
    /// No file or folder has the name.
    case missing
    /// A link on the path has no target.
    case danglingLink(String)
    /// A link leads back to itself, or to a folder around it.
    case circularLink
    /// The path leads out of the project.
    case outside
    /// The path leads into the folder of a git repository, which may contain credentials.
    case gitFolder
    case folder
    case notAFolder
    /// A device, pipe or socket.
    case special
    /// The limit and the size of the file are in bytes.
    ///
    /// The size is nil if the file grows during the read.
    case tooLarge(limit: Int, size: Int? = nil)
    /// The folder contains more files and folders than a search allows.
    case tooMany(limit: Int, of: Quantity = .files)
    /// The system's error text.
    case unreadable(String)
    /// The name does not have an extension of the kind.
    case wrongName(FileKind)
    /// The target of a link does not have an extension of the kind.
    case wrongTarget(FileKind)
    /// The target of a link cannot be read as a file of the kind.
    case brokenTarget(FileKind)
    /// The file has the content of another kind.
    case wrongContent(FileKind)
    case notUTF8
  }

  /// The path as given.
  package var path: String
  package var reason: Reason
  /// The root of the project, if the path leads out of it; nil for other reasons.
  var project: String?

  package init(_ reason: Reason, at path: String) {
    self.path = path
    self.reason = reason
  }

  /// Compares everything except the project, which only affects the fix.
  package static func == (left: FileRefusal, right: FileRefusal) -> Bool {
    left.path == right.path && left.reason == right.reason
  }
}

extension FileRefusal: ReportedError, CustomStringConvertible {
  package var report: FailureReport { FailureReport(problem, at: path, advice: advice) }

  /// The path and the problem in one line.
  package var description: String { report.message }

  /// Returns the same refusal with another path of the file.
  package func named(_ path: String) -> FileRefusal {
    let isOwn = reason == .danglingLink(self.path)
    var refusal = self
    refusal.path = path
    if isOwn { refusal.reason = .danglingLink(path) }
    return refusal
  }

  /// The problem in one clause, without the path and without any text of the file.
  package var problem: String {
    switch reason {
    case .missing: "no such file or folder"
    case .danglingLink(let link):
      link.utf8.elementsEqual(path.utf8)
        ? "the target of this link does not exist"
        : "the target of the link '\(link)' does not exist"
    case .circularLink: "this link leads back to itself or to a folder around it"
    case .outside: "the path leads out of the project"
    case .gitFolder: "the path leads into a '.git' folder"
    case .folder: "this is a folder, not a file"
    case .notAFolder: "this is not a folder"
    case .special: "this is not a regular file"
    case .tooLarge(let limit, let size):
      "the file is larger than \(limit) bytes" + (size.map { " (it has \($0))" } ?? "")
    case .tooMany(let limit, let quantity):
      "the folder has more than \(limit) \(quantity.rawValue)"
    case .unreadable(let reason): "cannot read: \(reason)"
    case .wrongName(let kind): "the name of \(kind.noun) ends in \(Self.choices(kind))"
    case .wrongTarget(let kind):
      "a link to \(kind.noun) must lead to a file that ends in \(Self.choices(kind))"
    case .brokenTarget(let kind): "the target of this link is invalid, or is not \(kind.noun)"
    case .wrongContent(let kind): "this is not \(kind.noun)"
    case .notUTF8: "the file is not UTF-8 text"
    }
  }

  /// The fixes and hints for the reason.
  package var advice: [Advice] {
    let submodule = superproject.flatMap { _ in project }.map {
      Advice.hint("the project is the git repository \($0)")
    }
    return [.fix(linkFix ?? contentFix)] + [submodule].compactMap(\.self)
  }

  /// The fix for a link or a path out of the project; nil for other reasons.
  package var linkFix: String? {
    switch reason {
    case .danglingLink: "restore the target, such as a submodule, or remove the link"
    case .circularLink: "remove the link"
    case .outside:
      "\(outsideFix), or set \(ProjectBoundary.override)=1 if you trust the project's files"
    case .gitFolder: "copy the file out of that folder"
    case .brokenTarget: "replace the link with its target to see the errors"
    default: nil
    }
  }

  /// The fix for a name or a content.
  private var contentFix: String {
    switch reason {
    case .notAFolder: "name a folder"
    case .folder, .special: "name a file"
    case .tooLarge: "split the file, or name another"
    case .tooMany: "name a smaller folder"
    case .unreadable: "check the permissions of the file and its folders"
    case .wrongName: "rename the file, or name another"
    case .wrongTarget: "change the target of the link, or name the file itself"
    case .wrongContent: "correct the file, or name another"
    case .notUTF8: "save the file as UTF-8"
    default: "correct the path"
    }
  }

  /// The fix for a path out of the project, such as a path out of a git submodule.
  ///
  /// A submodule is a separate project, because its authors differ from the outer repository's.
  private var outsideFix: String {
    guard let project else { return "copy the file into the project" }
    guard let superproject else { return "copy the file into the project \(project)" }
    return "run the command in the repository around it, \(superproject)"
  }

  /// The repository around the project, if the path leads out of a submodule.
  private var superproject: String? {
    guard let project, ProjectReader.hasName("\(project)/.git") else { return nil }
    return Repository.folder(around: parent(of: project))
  }

  /// Whether the target of a link is the cause, and not the file system.
  package var isAboutLink: Bool {
    switch reason {
    case .danglingLink, .circularLink, .outside, .gitFolder: true
    default: false
    }
  }

  private static func choices(_ kind: FileKind) -> String {
    kind.extensions.map { ".\($0)" }.joined(separator: " or ")
  }

  /// Creates the refusal for a system error.
  ///
  /// - Parameters:
  ///   - code: The error number.
  ///   - path: The path as given.
  init(errno code: Int32, at path: String) {
    self.path = path
    reason = Self.reason(errno: code, at: path)
  }

  private static func reason(errno code: Int32, at path: String) -> Reason {
    switch code {
    case ENOENT, ENOTDIR: danglingLink(on: path).map { .danglingLink($0) } ?? .missing
    case ELOOP: .circularLink
    default: .unreadable(String(cString: strerror(code)))
    }
  }

  /// Returns the link without a target on a path; nil if a name is missing.
  private static func danglingLink(on path: String) -> String? {
    var rest = path
    while true {
      if let status = FileStatus(of: rest, followingLinks: false) {
        guard status.kind == .link else { return nil }
        return FileStatus(of: rest, followingLinks: true) == nil ? rest : nil
      }
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")), slash != rest.startIndex else {
        return nil
      }
      rest = String(rest[..<slash])
    }
  }
}
