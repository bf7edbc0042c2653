package import BuiltInEngine
import Reporting
package import ScenarioModel

/// Lays a screen out along an axis.
package struct Sweep: Sendable {
  /// The property that changes from stop to stop.
  package let axis: SweepAxis
  /// The stage, except for the axis.
  package let stage: ScreenStage
  /// Whether to build the screen again for each stop; the result is equal, but takes longer.
  package let startsAfresh: Bool

  package init(along axis: SweepAxis, on stage: ScreenStage, startsAfresh: Bool = false) {
    self.axis = axis
    self.stage = stage
    self.startsAfresh = startsAfresh
  }

  /// Reads a value of a screen at each stop.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - read: Computes the value from a stop and the screen on its stage.
  /// - Returns: The values, in the order of the stops.
  /// - Throws: An error about a screen that cannot be laid out.
  package func stops<Value>(
    of screen: SweptScreen,
    _ read: @Sendable (SweepStop, LintQuestion) -> Value
  ) throws(EngineError) -> [Value] {
    var values: [Value] = []
    for group in startsAfresh ? groups.flatMap(\.single) : groups {
      guard let question = screen.question(on: group.stage) else { continue }
      var shown = question.restingQuestion(keepsRows: screen.keepsRows)
      switch group.edits.count {
      case 1:
        group.edits[0].apply(to: &shown)
        fallthrough
      case 0: values.append(read(try CaseSweep.stop(of: shown), question))
      default: values += try CaseSweep.stops(of: shown, after: group.edits) { read($0, question) }
      }
    }
    return values
  }

  /// Reads a value of a screen at each stop, from the answers of an engine.
  ///
  /// The answers do not contain the line counts of labels.
  ///
  /// - Throws: The error of the first stop without an answer.
  func stops<Value>(
    of screen: SweptScreen,
    by engine: any Engine,
    _ read: (SweepStop, LintQuestion) -> Value
  ) async throws(EngineError) -> [Value] {
    var asked: [(question: LintQuestion, shown: CaseQuestion)] = []
    for group in groups.flatMap(\.single) {
      guard let question = screen.question(on: group.stage) else { continue }
      var shown = question.restingQuestion(for: engine, keepsRows: screen.keepsRows)
      group.edits.first?.apply(to: &shown)
      asked.append((question, shown))
    }
    let runs = try await engine.runs(asked.map(\.shown))
    return zip(asked, runs).map { asked, run in
      let snapshot = run.resting ?? .unread
      let stop = SweepStop(snapshot: snapshot, findings: run.findings, lineCounts: [])
      return read(stop, asked.question.described(by: run))
    }
  }

  /// Stops that share one screen, which is built once.
  private struct StopGroup {
    var stage: ScreenStage
    /// The edits; empty for a group with the stage's own stop only.
    var edits: [CaseSweep.Edit] = []

    /// The groups with one stop each.
    var single: [StopGroup] {
      edits.isEmpty ? [self] : edits.map { StopGroup(stage: stage, edits: [$0]) }
    }
  }

  private var groups: [StopGroup] {
    switch axis {
    case .width(let range): groups(widths: range.values)
    case .height(let range):
      [StopGroup(stage: stage, edits: range.values.map { .screenSize(size(height: $0)) })]
    case .textLength(let range):
      [StopGroup(stage: stage, edits: range.values.map { .textLength($0) })]
    case .textSize:
      TextSize.allCases.map { size in
        var group = StopGroup(stage: stage)
        group.stage.user.textSize = size
        return group
      }
    }
  }

  /// Groups widths by size class, because a document may have other constraints in each.
  private func groups(widths: [Double]) -> [StopGroup] {
    var groups: [StopGroup] = []
    for width in widths {
      let stage = stage.with(width: width)
      if groups.last?.stage.version != stage.version { groups.append(StopGroup(stage: stage)) }
      let size = stage.device.metrics(in: stage.orientation).size
      groups[groups.count - 1].edits.append(.screenSize(size))
    }
    return groups
  }

  private func size(height: Double) -> DeviceSize {
    DeviceSize(width: stage.device.metrics(in: stage.orientation).size.width, height: height)
  }
}

extension CaseSweep.Edit {
  /// Applies the edit before the screen is built.
  fileprivate func apply(to question: inout CaseQuestion) {
    switch self {
    case .screenSize(let size):
      switch question.orientation {
      case .portrait: question.device.portrait.size = size
      case .landscape: question.device.landscape.size = size
      }
    case .textLength(let length):
      question.screens = question.screens.map { $0.withTexts(ofLength: length) }
    }
  }
}

extension Engine {
  /// The engine for the stops of sweeps; nil for the built-in engine, which builds a screen once.
  var forSweeps: (any Engine)? { self is BuiltInEngine ? nil : self }

  /// Returns the answers to questions, in their order.
  ///
  /// An engine that runs as processes limits the number of cases at the same time.
  fileprivate func runs(_ questions: [CaseQuestion]) async throws(EngineError) -> [Run] {
    let results = await questions.concurrentMap(jobs: max(1, questions.count)) {
      question -> Result<Run, EngineError> in
      do throws(EngineError) {
        return .success(try await run(question))
      } catch {
        return .failure(error)
      }
    }
    var runs: [Run] = []
    for result in results { runs.append(try result.get()) }
    return runs
  }
}
