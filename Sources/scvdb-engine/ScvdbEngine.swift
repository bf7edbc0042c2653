import BuiltInEngine
import EngineProtocol
import Foundation
import Glibc
import LayoutVocabulary

/// The built-in engine as a process that implements the engine protocol.
///
/// `scvdb-engine 1.0.0` serves that revision; `scvdb-engine content-inset@2018.0.0` serves a
/// revision of a technique. Without an argument, the program serves the current revision.
@main
enum ScvdbEngine {
  static func main() async {
    OutputWatch.start(on: STDOUT_FILENO)
    do {
      let engine = try engine(CommandLine.arguments.dropFirst())
      try await EngineServer.serve(
        engine,
        capabilities: engine.capabilities,
        nextLine: { readLine() },
        writeLine: { try FileHandle.standardOutput.write(contentsOf: Data(($0 + "\n").utf8)) }
      )
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(FailureReport(error))\n".utf8))
      exit(2)
    }
  }

  private static func engine(_ arguments: ArraySlice<String>) throws -> BuiltInEngine {
    // Without /proc the arguments are unknown, and they may name another revision than the current
    // one.
    guard !CommandLine.arguments.isEmpty else { throw UnknownArguments() }
    guard let argument = arguments.first else { return .current }
    let label = argument.contains("@") ? argument : "\(EngineRevision.current.name)@\(argument)"
    guard arguments.count == 1, let engine = BuiltInEngine(label: label) else {
      throw UsageError()
    }
    return engine
  }
}

/// The system does not show the arguments.
private struct UnknownArguments: ReportedError {
  var report: FailureReport {
    FailureReport("the arguments cannot be read", fix: "mount /proc, which contains them")
  }
}

/// The arguments are not a single known revision.
private struct UsageError: ReportedError {
  var report: FailureReport {
    let versions = EngineRevision.all.map(\.version)
    let known = versions + EngineRevision.ofTechniques.map(\.label)
    return FailureReport(
      "usage: scvdb-engine [REVISION]",
      hint: "REVISION is one of \(known.joined(separator: ", "))"
    )
  }
}
