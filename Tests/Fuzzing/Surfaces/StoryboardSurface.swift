import Foundation
import ScvdbTestSupport

/// Storyboards and xibs: a document that is still XML is read, loses an object only with a warning,
/// and can be laid out.
struct StoryboardSurface: FuzzSurface {
  private struct Original: Sendable {
    var name: String
    var bytes: Data
    var probe: DocumentProbe
  }

  private static let layoutsEach = 8

  private let originals: [Original]

  init(_ documents: [FuzzSeeds.Document]) throws {
    originals = documents.compactMap { document in
      guard let plain = MutableMarkup.parse(document.bytes) else { return nil }
      let probe = DocumentProbe(Data(plain.markup.utf8))
      guard probe.refusal == nil else { return nil }
      return Original(name: document.name, bytes: document.bytes, probe: probe)
    }
    guard !originals.isEmpty else { throw FuzzFinding("there is no document to change") }
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    guard let original = numbers.element(of: originals) else { return FuzzInput(Data()) }
    var mutator = DocumentMutator(original.bytes, numbers: SeededGenerator(seed: numbers.next()))
    guard let mutant = mutator.next() else { return FuzzInput(original.bytes) }
    let ids = mutant.markup.map { Set($0.all.compactMap { $0.attribute("id") }) }
    let (bytes, isSelective) = (mutant.data, mutant.isSelective)
    return FuzzInput(bytes, change: "of \(original.name): \(mutant.change)") {
      guard let ids else { return nil }
      let probe = DocumentProbe(bytes)
      if let refusal = probe.refusal { return "a document that is XML was refused: \(refusal)" }
      guard !isSelective else { return nil }
      let lost = probe.silentlyLost(of: ids, from: original.probe)
      return lost.isEmpty ? nil : "lost without a warning: \(lost)"
    }
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    let probe = DocumentProbe(bytes)
    if let refusal = probe.refusal {
      try checkClear("\(refusal)", startingWith: "F")
      return .refused
    }
    // A layout takes longer than twenty readings. The same documents are laid out each time.
    if bytes.count.isMultiple(of: Self.layoutsEach), let problem = try probe.layoutProblem() {
      throw FuzzFinding(problem)
    }
    return .read
  }
}
