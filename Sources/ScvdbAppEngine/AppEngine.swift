import BuiltInEngine
import EngineProtocol
import Foundation
import Glibc
import LayoutVocabulary
import ScenarioModel

/// The engine of an app: a program that records the app's own controllers.
///
/// ```swift
/// AppEngine.run(
///   name: "Shop",
///   screens: [
///     .code("LoginViewController") { LoginViewController() },
///     .make("CartViewController(items: 3)") { CartViewController(items: 3) },
///   ]
/// )
/// ```
///
/// Each case runs in its own process, so that the app's globals, user defaults and observers have
/// their first values. The standard directories are in a temporary folder, which the engine removes
/// after the case. A trap of the app, such as `fatalError`, fails only its own case.
public enum AppEngine {
  /// Implements the engine protocol on the standard streams until the input ends.
  ///
  /// Text that the app prints goes to standard error. Call this function before any other code,
  /// because the processes of the cases are copies of this one.
  ///
  /// - Parameters:
  ///   - name: The app's name in recordings: ASCII letters, digits, `.`, `-`, `+` and `_`.
  ///   - revision: A digest of the app's code, of the same characters; nil for the digest of the
  ///     program. It is a part of the engine's version.
  ///   - resources: The path of the list of resources that `scvdb-port` has written; nil for none.
  ///     The version then contains a digest of the resources.
  ///   - screens: The app's screens. If two have the same code, the first is used.
  ///   - fixtures: Prepare the app's data. If two have the same expression, the first is used.
  ///   - omissions: The numbers of parts that the engine omits because they do not compile, by type.
  ///     The names contain the module: `Shop.CartViewController`. Recordings contain the numbers of
  ///     the classes on each screen.
  public static func run(
    name: String,
    revision: String? = nil,
    resources: String? = nil,
    screens: [AppScreen],
    fixtures: [AppFixture] = [],
    omissions: [String: Int] = [:]
  ) -> Never {
    let output = separateOutput()
    OutputWatch.start(on: output)
    let list = resources.map(ResourceList.init)
    list?.announce()
    let revision = revision ?? ProgramBuild.digest ?? "unknown"
    let code = ([revision] + [list?.digest].compactMap { $0.map { String($0.prefix(8)) } }).joined(
      separator: "."
    )
    do {
      let makers = AppMakers(
        screens: screens,
        fixtures: fixtures,
        makesScenes: list?.hasStoryboards ?? false,
        omissions: omissions
      )
      let engine = engine(name, code: code, makers)
      let build = [ProgramBuild.digest, list?.digest].compactMap(\.self).joined(separator: ".")
      let greeting = try EngineServer.greeting(
        of: engine.identity,
        engine.capabilities,
        build: sha256Hex(build.utf8)
      )
      try write(greeting, to: output)
      while let line = readLine() {
        let status = try CaseProcess.run { try answer(line, with: engine, to: output) }
        guard status == .success else {
          if case .signaled(_, let crash?) = status {
            try write(EngineServer.reply(to: line, crash: crash), to: output)
          }
          status.end()
        }
      }
      exit(0)
    } catch {
      complain(error)
      exit(2)
    }
  }

  private static func engine(
    _ name: String,
    code: String,
    _ makers: AppMakers
  ) -> BuiltInEngine {
    BuiltInEngine.current.making(
      Dictionary(makers.screens.map { ($0.code, $0.makeController) }) { first, _ in first },
      fixtures: Dictionary(makers.fixtures.map { ($0.expression, $0.prepare) }) { first, _ in first
      },
      makesScenes: makers.makesScenes,
      omissions: makers.omissions,
      of: name,
      code: code
    )
  }

  private static func answer(
    _ line: String,
    with engine: BuiltInEngine,
    to output: Int32
  ) throws {
    OutputWatch.start(on: output)
    let reply = try EngineServer.reply(to: line) { try engine.answer(to: $0) }
    try write(reply, to: output)
  }

  /// Keeps the output for replies, and redirects text that the app prints to standard error.
  private static func separateOutput() -> Int32 {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  private static func write(_ line: String, to output: Int32) throws {
    try FileHandle(fileDescriptor: output).write(contentsOf: Data((line + "\n").utf8))
  }

  static func complain(_ error: any Error) {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(FailureReport(error))\n".utf8))
  }
}
