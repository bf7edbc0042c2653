import Foundation
import ScvdbTestSupport
import Testing

/// Damaged documents: no crash, no hang, and nothing lost without a warning.
///
/// `Benchmarks/fuzz` runs the same over a folder of documents, see there.
@Suite struct FuzzTests {
  @Test(.timeLimit(.minutes(1)), arguments: FuzzDocuments.own)
  private func mutantsLoseNothingUnnoticed(_ document: FuzzDocument) throws {
    // To read a large document takes longer.
    let count = document.data.count < 4000 ? 1400 : 300
    try FuzzRun(seed: 1, layoutsEach: 60).run(document, count: count)
  }

  @Test(.enabled(if: FuzzDocuments.folder != nil))
  func mutantsOfAFolderLoseNothingUnnoticed() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SCVDB_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["SCVDB_FUZZ_COUNT"].flatMap { Int($0) } ?? 20
    var run = FuzzRun(seed: seed, layoutsEach: 4)
    run.trace = environment["SCVDB_FUZZ_TRACE"]
    for document in try FuzzDocuments.inFolder() { try run.run(document, count: count) }
  }
}

/// Reads and lays out mutants of documents.
private struct FuzzRun {
  let seed: UInt64
  /// Each which mutant is laid out; all are read.
  let layoutsEach: Int
  /// The file that has the mutant at which a run ends that ends too early.
  var trace: String?

  init(seed: UInt64, layoutsEach: Int) {
    self.seed = seed
    self.layoutsEach = layoutsEach
  }

  func run(_ document: FuzzDocument, count: Int) throws {
    guard let plain = MutableMarkup.parse(document.data) else { return }
    let original = DocumentProbe(Data(plain.markup.utf8))
    guard original.refusal == nil else { return }
    let numbers = SeededGenerator(seed: seed ^ document.nameBits)
    var mutator = DocumentMutator(document.data, numbers: numbers)
    for number in 0..<count {
      guard let mutant = mutator.next() else { continue }
      if let trace { try mutant.data.write(to: URL(filePath: trace)) }
      let name = "\(document.name), seed \(seed), mutant \(number): \(mutant.change)"
      let probe = DocumentProbe(mutant.data)
      if mutant.markup != nil { #expect(probe.refusal == nil, "\(name)") }
      #expect(probe.silentlyLost(in: mutant, from: original) == [], "\(name)")
      if number % layoutsEach == 0, let problem = try probe.layoutProblem() {
        Issue.record("\(name): \(problem)")
      }
    }
  }
}

struct FuzzDocument: CustomTestStringConvertible, Sendable {
  var name: String
  var data: Data

  var testDescription: String { name }

  /// Makes each document's mutants other ones.
  var nameBits: UInt64 { name.utf8.reduce(0) { ($0 &* 31) &+ UInt64($1) } }
}

private enum FuzzDocuments {
  /// Documents of this package.
  static var own: [FuzzDocument] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = [
      "Baselines/sign-up/SignUp.storyboard",
      "Tests/BuiltInEngineTests/Fuzzing/Many.storyboard",
      "Tests/BuiltInEngineTests/Fuzzing/Cell.xib",
    ]
    return files.map { file in
      FuzzDocument(
        name: file,
        data: FileManager.default.contents(atPath: package.appending(path: file).path) ?? Data()
      )
    }
  }

  static var folder: String? { ProcessInfo.processInfo.environment["SCVDB_FUZZ_FOLDER"] }

  /// The documents in the folder, at any depth, in the order of their names.
  static func inFolder() throws -> [FuzzDocument] {
    guard let folder else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { FuzzDocument(name: $0, data: try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
  }
}
