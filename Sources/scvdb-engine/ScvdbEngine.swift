import BuiltInEngine
import Foundation
import ScenarioRecorder

/// The built-in engine as a process that speaks the engine protocol.
///
/// `scvdb-engine 0.9.0` serves that revision; without an argument, the current one.
@main
enum ScvdbEngine {
  static func main() async {
    do {
      try await EngineServer.serve(
        try engine(CommandLine.arguments.dropFirst()),
        nextLine: { readLine() },
        writeLine: { try FileHandle.standardOutput.write(contentsOf: Data(($0 + "\n").utf8)) }
      )
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func engine(_ arguments: ArraySlice<String>) throws -> BuiltInEngine {
    guard let version = arguments.first else { return .current }
    guard arguments.count == 1, let engine = BuiltInEngine(version: version) else {
      throw UsageError()
    }
    return engine
  }
}

/// The arguments are not one known version.
private struct UsageError: Error, CustomStringConvertible {
  var description: String {
    let known = EngineRevision.all.map(\.version).joined(separator: ", ")
    return "usage: scvdb-engine [VERSION], where VERSION is one of \(known)"
  }
}
