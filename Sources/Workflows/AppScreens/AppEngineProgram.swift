import Foundation
import ProjectFiles
import Reporting

/// The engine of an app that `scvdb-port engine` has built.
package struct AppEngineProgram: Sendable {
  /// The path of the program.
  package let path: String

  /// The value of `--engine` for the program in the current folder.
  package static let argument = "app"

  /// The folder of all builds, relative to the current one.
  static let buildFolder = ".build"

  /// The folder of the engines, relative to the current one.
  private static let folder = "\(buildFolder)/scvdb-port"

  package init(path: String) {
    self.path = path
  }

  /// Creates the program for a value of `--engine`, which is `app` or a path.
  ///
  /// - Throws: `Failure` if `app` names no program or several.
  init(argument: String) throws {
    self = argument == Self.argument ? try Self.find() : AppEngineProgram(path: argument)
  }

  /// Whether the list of screens is beside the program, where `scvdb-port engine` writes it.
  var hasScreens: Bool { FileManager.default.fileExists(atPath: screensFile.path) }

  private var screensFile: URL {
    URL(filePath: path).deletingLastPathComponent().appending(path: "screens.json")
  }

  /// Finds the only program below the current folder, or else below the nearest folder of the
  /// project around it.
  ///
  /// - Throws: `Failure` for none or several.
  private static func find() throws -> AppEngineProgram {
    let current = FileManager.default.currentDirectoryPath
    let project = ProjectFolder(around: "\(current)/app").path
    // Without a project, it is the current folder.
    let height = current.split(separator: "/").count - project.split(separator: "/").count
    let found =
      (0...max(0, height)).lazy.map { height in
        programs(in: String(repeating: "../", count: height) + folder)
      }.first { !$0.isEmpty } ?? []
    guard let program = found.first else {
      throw Failure(
        "no engine of an app in \(folder)",
        at: "--engine",
        fix: "build it with 'scvdb-port engine'"
      )
    }
    guard found.count == 1 else {
      throw Failure(
        "several engines of apps: \(found.joined(separator: ", "))",
        at: "--engine",
        fix: "name one of them"
      )
    }
    return AppEngineProgram(path: program)
  }

  private static func programs(in folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.map { "\(folder)/\($0)/app-engine" }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the storyboards of an app.
  ///
  /// - Parameter argument: The value of `--engine`.
  /// - Returns: The paths of existing files, relative to the current folder.
  /// - Throws: `Failure`.
  package static func storyboards(of argument: String) throws -> [String] {
    let program = try AppEngineProgram(argument: argument)
    let files = try program.screens().storyboards ?? []
    return files.map { program.project + $0 }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folder of the project with a slash, from the program's path `Shop/.build/scvdb-port/...`;
  /// empty for the current folder.
  private var project: String {
    path.firstRange(of: "\(Self.folder)/").map { String(path[..<$0.lowerBound]) } ?? ""
  }

  /// The app's interface files and tables of texts, which its engine reads.
  ///
  /// They come from the list that `scvdb-port` writes. It is empty without the list.
  var documents: [String] {
    let list = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "resources.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { line in
      line.hasPrefix("/")
        && [.document, .stringTable].contains { (kind: FileKind) in kind.includes(line) }
    }
  }

  /// The app's Swift files that changed after the program was built, relative to the project.
  ///
  /// The working copy of `scvdb-port` has a file for each of the app's files.
  var newerSources: [String] {
    let copies = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "package/Targets")
    guard let names = FileManager.default.enumerator(atPath: copies.path) else { return [] }
    let files = names.compactMap { name -> String? in
      guard let name = name as? String, name.hasSuffix(Self.copyEnding) else { return nil }
      // The first folder is the target.
      let parts = name.dropLast(Self.copyEnding.count).split(separator: "/").dropFirst()
      return parts.joined(separator: "/") + ".swift"
    }
    guard let built = FileTime(of: path) else { return [] }
    return Set(files).sorted().filter { name in
      FileTime(of: project + name).map { $0 > built } ?? false
    }
  }

  private static let copyEnding = ".ported.swift"

  /// Reads the list of screens beside the program.
  ///
  /// - Throws: `Failure`.
  func screens() throws -> AppScreenList {
    let file = screensFile
    do {
      return try JSONDecoder().decode(AppScreenList.self, from: Data(contentsOf: file))
    } catch {
      throw Failure(
        "the list of the app's screens cannot be read",
        at: file.relativePath,
        fix: "build the engine again with 'scvdb-port engine'"
      )
    }
  }
}

/// The screens of an app's engine, from the file beside its program.
struct AppScreenList: Decodable {
  /// A controller of the app, or an expression of a scenario file.
  struct Screen: Decodable {
    enum Status: String, Decodable {
      case made
      case needsMaker = "needs-maker"
      case failed
    }

    /// The class; nil for an expression.
    var code: String?
    var make: String?
    var fixtures: String?
    var status: Status
    var file: String?
    /// Counted from 1.
    var line: Int?
    /// The initializer that needs a maker.
    var signature: String?
    /// The types that need a maker.
    var missing: [String]?
    /// The compiler's error, or the reasons why the missing types have no value.
    var reason: String?
    /// Whether the app makes the controller from a storyboard.
    var needsArchive: Bool?
    /// The values that `fillOptionals()` assumes.
    var optionals: [String]?
  }

  /// The name of the app.
  var name: String
  /// The paths of the storyboards, relative to the project; nil for none.
  var storyboards: [String]?
  var screens: [Screen]
}

extension AppScreenList.Screen {
  /// The class or the expression.
  var title: String { code ?? make ?? fixtures ?? "" }

  /// The location of the class, such as `Sources/Login.swift:3`; nil if it is unknown.
  var location: String? { file.map { "\($0):\(line ?? 1)" } }
}
