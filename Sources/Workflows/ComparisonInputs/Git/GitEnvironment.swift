import Foundation

/// The program git, and the variables and settings for it.
///
/// The user's own settings, in the home folder and of the system, count as always. Variables that begin with
/// `GIT_` do not, except ``keptVariables``: they could name another repository, programs, or files to write to.
struct GitEnvironment {
  private let given: [String: String]

  /// - Parameter given: The variables of this process.
  init(_ given: [String: String]) {
    self.given = given
  }

  /// The first program `git` in an absolute folder of `PATH`; nil without one.
  ///
  /// A relative or empty entry of `PATH` is a folder of the project, whose files are not run.
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

  /// The values of a setting that variables such as `GIT_CONFIG_KEY_0` give, in their order.
  private func settingsOfVariables(_ key: String) -> [String] {
    let count = given["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    // More settings than anybody gives by variables; git itself has no limit.
    return (0..<min(max(count, 0), 100)).compactMap { index in
      guard given["GIT_CONFIG_KEY_\(index)"]?.lowercased() == key else { return nil }
      return given["GIT_CONFIG_VALUE_\(index)"]
    }
  }

  /// Where git looks for a repository, and for the user's own settings.
  private static let keptVariables: Set = [
    "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
  ]

  /// English messages, no question on the terminal, no lock to refresh anything, no grafts, and no fetching.
  ///
  /// Versions before 2.44 fetch objects that a partial clone lacks all the same, but by no protocol.
  private static let ownVariables = [
    "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none", "GIT_SSH_COMMAND": "false", "GIT_ASKPASS": "false",
    "GIT_GRAFT_FILE": "/dev/null",
  ]

  /// Settings that could name a program, without one.
  ///
  /// A bare repository is refused, for it may be a folder that somebody committed.
  private static let ownSettings = [
    "protocol.allow=never", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "core.sshCommand=false", "core.askPass=false", "credential.helper=", "log.showSignature=false",
    "safe.bareRepository=explicit",
  ]
}

extension URL {
  /// Whether it is a file that this process may run.
  fileprivate var isProgram: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
