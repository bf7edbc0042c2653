import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Whatever number, name, state or element of a run changes, the comparison reports it.
///
/// The run is taken apart as JSON, so a property added to the model is covered from its first day.
@Suite struct NothingPassesTests {
  /// The path to everything in the sample run that is part of the answer.
  ///
  /// A step's index is not: the steps before it give a step's position.
  static let answers = sample.paths.filter { path in
    ["steps", "pushes", "keyboardFrames", "events", "findings", "estimates"].contains(path[0])
      && !(path[0] == "steps" && path.last == "index") && sample.canChange(path)
  }

  private static let sample = json(of: sampleRun())

  @Test func everyViewOfTheSampleIsTakenApart() {
    // 2 checkpoints of 6 views, each with a frame in its superview and one in the window.
    #expect(Self.answers.filter { $0.last == "height" && $0.contains("views") }.count >= 2 * 6 * 2)
  }

  @Test(arguments: answers)
  func changedAnswerIsDrift(path: [String]) throws {
    let edited = Self.sample.replacing(path[...]) { $0.changed }
    let run = try JSONDecoder().decode(Run.self, from: JSONEncoder().encode(edited))
    try #require(run != sampleRun())
    #expect(try drift(sampleRun(), run).hasDrift)
    #expect(try drift(run, sampleRun()).hasDrift)
  }

  /// A thousandth is the least by which recorded numbers differ, and what rounding may amount to.
  @Test(arguments: answers)
  func numberThatIsAThousandthOffIsDrift(path: [String]) throws {
    // The number of a step is none that is measured.
    guard path.last != "step" else { return }
    let edited = Self.sample.replacing(path[...]) { value in
      guard case .number(let number) = value else { return value }
      return .number(canonicalPoints(number + 0.001))
    }
    let run = try JSONDecoder().decode(Run.self, from: JSONEncoder().encode(edited))
    guard run != sampleRun() else { return }
    #expect(try drift(sampleRun(), run).hasDrift)
    #expect(try drift(run, sampleRun()).hasDrift)
  }
}

private func json(of run: Run) -> JSONValue {
  let value = try? JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(run))
  return value ?? .null
}

extension JSONValue {
  /// Whether the value at a path is one that ``changed`` changes, not a mere group of others.
  fileprivate func canChange(_ path: [String]) -> Bool {
    var isGroup = false
    _ = replacing(path[...]) { value in
      if case .object = value { isGroup = true }
      return value
    }
    return !isGroup
  }

  /// Another value of the same type that the model can still read; a list loses its first element.
  fileprivate var changed: JSONValue {
    switch self {
    case .null, .object: self
    case .flag(let flag): .flag(!flag)
    case .number(let number): .number(number + 1)
    case .text(let text): .text(Self.otherCase[text] ?? text + "x")
    case .list(let items): .list(Array(items.dropFirst()))
    }
  }

  private static let otherCase = [
    "push": "pop", "ambiguousLayout": "brokenInvariant", "notification": "call", "inset": "scroll",
    "layout": "content", "system": "script", "technique": "system", "font": "symbol",
  ]
}
