import Foundation

/// The program git, and the variables and settings for it.
///
/// The user's own settings, in the home folder and of the system, apply as usual. Variables that
/// begin with `GIT_` are removed, except ``keptVariables``: they could name another repository,
/// programs, or files to write to.
struct GitEnvironment {
  private let given: [String: String]

  /// - Parameter given: The variables of this process.
  init(_ given: [String: String]) {
    self.given = given
  }

  /// The first program `git` in an absolute folder of `PATH`; nil without one.
  ///
  /// A relative or empty entry of `PATH` is a folder of the project. Programs in the project are
  /// not run.
  var program: URL? {
    folders.lazy.map { URL(filePath: "\($0)/git") }.first(where: \.isProgram)
  }

  /// The variables for git.
  var variables: [String: String] {
    given.filter { name, _ in !name.hasPrefix("GIT_") || Self.keptVariables.contains(name) }
      .merging(["PATH": folders.joined(separator: ":")]) { $1 }
      .merging(Self.ownVariables) { $1 }
  }

  /// Settings in the form `KEY=VALUE`, which override the settings of the repository.
  ///
  /// A workflow may trust a checkout of another user by `safe.directory` in variables.
  var settings: [String] {
    Self.ownSettings + settingsOfVariables("safe.directory").map { "safe.directory=\($0)" }
  }

  private var folders: [String] {
    given["PATH", default: "/usr/bin:/bin"].split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
  }

  /// Returns a setting's values from variables such as `GIT_CONFIG_KEY_0`, in their order.
  private func settingsOfVariables(_ key: String) -> [String] {
    let count = given["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    // Users set fewer settings by variables. Git itself has no limit.
    return (0..<min(max(count, 0), 100)).compactMap { index in
      guard given["GIT_CONFIG_KEY_\(index)"]?.lowercased() == key else { return nil }
      return given["GIT_CONFIG_VALUE_\(index)"]
    }
  }

  /// The variables with the locations of the repository and of the user's own settings.
  private static let keptVariables: Set = [
    "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
  ]

  /// Variables for English messages, without terminal questions, locks, grafts and fetching.
  ///
  /// Versions before 2.44 still try to fetch missing objects of a partial clone, but have no
  /// allowed protocol.
  private static let ownVariables = [
    "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_SSH_COMMAND": "false", "GIT_ASKPASS": "false",
    "GIT_GRAFT_FILE": "/dev/null",
  ]

  /// Settings that could name a program, with values that name none.
  ///
  /// A bare repository is refused, because it may be a committed folder.
  private static let ownSettings = [
    "protocol.allow=never", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "core.sshCommand=false", "core.askPass=false", "credential.helper=", "log.showSignature=false",
    "safe.bareRepository=explicit",
  ]
}

extension URL {
  /// Whether the path is a file that this process may run.
  fileprivate var isProgram: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
