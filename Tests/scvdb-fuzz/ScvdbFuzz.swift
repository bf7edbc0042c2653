import Foundation
import Fuzzing

#if canImport(Glibc)
import Glibc
#endif

/// Runs a fuzzer once, in a process that may end at any input; `Benchmarks/fuzz` starts it.
///
///     scvdb-fuzz KIND SEED FIRST SECONDS END FOLDER [DOCUMENTS]
///     scvdb-fuzz KIND try FILE
///
/// The first form tries inputs from number FIRST on, for SECONDS or, if these are 0, up to number
/// END. In FOLDER it writes the current `input` and, in `state`, its number and the numbers of
/// accepted and refused inputs. The inputs are made from documents in the folder DOCUMENTS, or else
/// from files of this package. The second form tries one input. The exit status is 0, or 1 for a
/// violated property. SIGALRM ends the process after 30 seconds for one input, and so does memory
/// beyond 4 GB.
@main struct ScvdbFuzz {
  private static let secondsEach: UInt32 = 30
  private static let memory: rlim_t = 4 << 30

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let kind = FuzzKind(rawValue: arguments[1]) else {
      fail("usage: see Benchmarks/fuzz", status: 64)
    }
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    let documents = arguments.count > 6 ? URL(filePath: arguments[7]) : nil
    let surface = try await kind.surface(package: package, documents: documents)
    do {
      if arguments[2] == "try" {
        alarm(secondsEach)
        _ = try await surface.outcome(of: Data(contentsOf: URL(filePath: arguments[3])))
      } else {
        try await run(surface, arguments.dropFirst().compactMap { Int($0) }, in: arguments[6])
      }
    } catch {
      fail("finding: \(error)", status: 1)
    }
  }

  private static func run(
    _ surface: any FuzzSurface,
    _ numbers: [Int],
    in folder: String
  ) async throws {
    let (seed, first, seconds) = (UInt64(numbers[0]), numbers[1], numbers[2])
    let last = seconds > 0 ? Int.max : numbers[3]
    let input = try Scratch("\(folder)/input")
    let state = try Scratch("\(folder)/state")
    let end = ContinuousClock.now + .seconds(seconds)
    var next = first
    let counts = try await FuzzRun(surface, seed: seed).run(first..<last) {
      seconds > 0 && ContinuousClock.now >= end
    } willTry: { number, tried, counts in
      next = number + 1
      alarm(secondsEach)
      input.write(tried.bytes)
      state.write(Data("\(number) \(counts.read) \(counts.refused)\n".utf8))
    }
    alarm(0)
    state.write(Data("\(next) \(counts.read) \(counts.refused)\n".utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}

/// A file that is often rewritten, and that outlives the process.
private struct Scratch {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_CREAT | O_RDWR | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func write(_ bytes: Data) {
    ftruncate(descriptor, off_t(bytes.count))
    bytes.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
