import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

/// The comparison reports a change of any number, name, state or element of a run.
///
/// The run is taken apart as JSON, so a new property of the model is covered at once.
@Suite struct EditedResultTests {
  /// The paths of all parts of the sample run that belong to the result.
  ///
  /// A step's index is not one of them: the earlier steps determine a step's position.
  static let answers = sample.paths.filter { path in
    ["steps", "pushes", "events", "findings", "estimates"].contains(path[0])
      && !(path[0] == "steps" && path.last == "index") && sample.canChange(path)
  }

  private static let sample = json(of: sampleRun())

  @Test func everySampleViewIsEdited() {
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

  /// A thousandth is the smallest difference of recorded numbers, and the limit of rounding.
  @Test(arguments: answers)
  func differenceOfOneThousandthIsDrift(path: [String]) throws {
    // The number of a step is not a measurement.
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
  /// Whether ``changed`` changes the value at a path, which is then not just a group of others.
  fileprivate func canChange(_ path: [String]) -> Bool {
    var isGroup = false
    _ = replacing(path[...]) { value in
      if case .object = value { isGroup = true }
      return value
    }
    return !isGroup
  }

  /// Another value of the same type that the model can read; a list loses its first element.
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
