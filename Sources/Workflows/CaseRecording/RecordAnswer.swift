package import Reporting
import ScenarioModel
package import SnapshotModel
import SnapshotStore

/// The output of `record --format json`.
package struct RecordAnswer: Encodable {
  /// The engine in the form of JSON.
  package struct Engine: Encodable {
    package var name: String
    package var version: String
    /// See ``EngineIdentity``.
    package var fingerprint: String
  }

  /// A case by the members of its identity; the object omits nil members.
  package struct RecordedCase: Encodable {
    /// The number of the run in the database; nil without an answer.
    package var run: Int64?
    /// The scenario's name.
    package var scenario: String
    /// The id of the device catalog.
    package var device: String
    /// The orientation at the start of the run.
    package var orientation: String
    /// The technique's label.
    package var technique: String
    /// See ``CaseIdentity/system``.
    package var system: String?
    /// See ``UserSettings/name``.
    package var settings: String?
    /// See ``RunDigests/geometry``; only in ``RecordAnswer/cases``.
    package var geometryHash: String?
    /// A line for each one, with its checkpoint and view; only in ``RecordAnswer/cases``.
    package var brokenInvariants: [String]?
    /// The kind of failure of a case without an answer: `crash`, `timeout` and so on.
    package var kind: CaseFailure.Kind?
    /// The reason for a missing answer; nil with an answer.
    package var error: String?
    /// The correction of the error; nil without one.
    package var fix: String?
    /// A fact about the error, such as the valid names; nil without one.
    package var hint: String?
    /// The earlier run with a different answer to the same question; only for drift.
    var earlierRun: Int64?
    /// Whether the same build of the engine computed both answers; only for drift.
    var isSameBuild: Bool?
  }

  /// The fingerprint that the engine version had in an earlier recording.
  struct EarlierFingerprint: Encodable {
    var recording: Int64
    var fingerprint: String
  }

  /// The number of checkpoints where a technique showed the focused field.
  package struct FocusedField: Encodable {
    /// The id of the device catalog.
    package var device: String
    /// The orientation at the start of the run.
    package var orientation: String
    /// The technique's label.
    package var technique: String
    /// See ``CaseIdentity/system``.
    package var system: String?
    /// See ``UserSettings/name``.
    package var settings: String?
    var visibleCheckpoints: Int
    /// The number of checkpoints with a focused field.
    package var focusedCheckpoints: Int

    /// Counts the checkpoints of all scenarios of a technique on a stage.
    package init(
      _ stage: TechniqueComparison.Stage,
      _ technique: String,
      _ outcomes: [TechniqueOutcome]
    ) {
      device = stage.device
      orientation = stage.orientation
      self.technique = technique
      system = stage.system
      settings = stage.settings.name
      focusedCheckpoints = outcomes.reduce(0) { $0 + $1.focusedCheckpoints }
      visibleCheckpoints = outcomes.reduce(focusedCheckpoints) { $0 - $1.hiddenFields.count }
    }
  }

  /// An option or setting without effect, and its location.
  package struct Ignored: Encodable {
    var kind: IgnoredKey.Kind
    var name: String
    var file: String
    var line: Int
    var column: Int
    var ignoredBy: [String]
    var readBy: [String]

    init(_ key: IgnoredKey) {
      kind = key.kind
      name = key.name
      file = key.location.file
      line = key.location.line
      column = key.location.column
      ignoredBy = key.ignoredBy
      readBy = key.readBy
    }
  }

  /// The version of the object's shape.
  package var schemaVersion = 1
  /// The number of the recording in the database; nil if no case was started.
  package var recording: Int64?
  /// The label given to the recorder; nil without one.
  package var label: String?
  /// The recorded part; nil without a request for one.
  package var shard: Shard?
  /// The engine that answered all cases.
  package var engine: Engine
  /// See ``RecordingResult/contentHash``.
  package var contentHash: String
  /// The cases with an answer, in the order of the questions.
  package var cases: [RecordedCase]
  /// The cases without an answer; the cases without a question are first.
  package var failures: [RecordedCase]
  /// The number of answers from earlier recordings.
  package var reused: Int
  /// The number of skipped cases of all engines; nil without any.
  package var leftOut: Int?
  /// The findings of the cases by kind, the most severe first.
  package var findings: [FindingSummary.Count]
  /// The screens with omitted code; nil without any.
  package var omissions: [OmissionSummary.Screen]?
  /// Options and settings of the scenarios without effect.
  package var ignored: [Ignored]
  /// Parts of the screens' documents that are omitted or not followed; nil without any.
  package var warnings: [LocatedMessage]?
  /// The broken invariants that a policy accepts, and their uses.
  package var knownInvariants: [KnownInvariantUse]
  /// The comparisons in scenarios, with both values.
  package var comparisons: [RecordedComparison]
  /// The scenarios of engines that did not run.
  package var notRun: [OtherEngineScenarios.Item]
  /// Cases with a different earlier answer from the same version of the engine.
  package var driftWithoutVersionBump: [RecordedCase]
  /// The earlier fingerprint; nil if it is unchanged.
  var earlierFingerprint: EarlierFingerprint?
  /// The techniques' counts; nil unless techniques are compared.
  package var focusedField: [FocusedField]?
  /// The recordings of the other engines that scenarios name, in the form of this object; nil
  /// without any.
  package var furtherRecordings: [RecordAnswer]?

  /// Makes the answer of one recording; `comparison` is nil unless techniques are compared.
  package init(
    _ recorded: FinishedRecording,
    label: String?,
    comparison: TechniqueComparison?
  ) {
    let result = recorded.result
    focusedField = comparison.map { comparison in
      comparison.techniques.flatMap { technique in
        comparison.stages.map { stage in
          FocusedField(stage, technique, comparison.outcomes(on: stage, under: technique))
        }
      }
    }
    recording = result.recording?.rawValue
    reused = result.reused
    self.label = label
    engine = Engine(
      name: result.engine.name,
      version: result.engine.version,
      fingerprint: result.engine.fingerprint
    )
    contentHash = result.contentHash
    cases = result.runs.map { run in
      var answer = RecordedCase(run.identity)
      answer.run = run.id.rawValue
      answer.geometryHash = run.geometryHash
      answer.brokenInvariants = run.brokenInvariants
      return answer
    }
    failures =
      result.lost.map { RecordedCase($0.identity, failed: $0.failure.kind, $0.report) }
      + result.failures.map { RecordedCase($0.identity, failed: $0.error.kind, $0.error.report) }
    findings = result.findings.counts
    let screens = result.omissions.screens
    omissions = screens.isEmpty ? nil : screens
    ignored = recorded.ignored.map(Ignored.init)
    notRun = []
    comparisons = recorded.comparisons
    knownInvariants = recorded.knownInvariants
    driftWithoutVersionBump = result.versionDrift.cases.map { drifted in
      var answer = RecordedCase(drifted.identity)
      answer.run = drifted.run.rawValue
      answer.earlierRun = drifted.earlier.rawValue
      answer.isSameBuild = drifted.isSameBuild
      return answer
    }
    earlierFingerprint = result.versionDrift.fingerprint.map {
      EarlierFingerprint(recording: $0.recording.rawValue, fingerprint: $0.earlier)
    }
  }
}

extension RecordAnswer.RecordedCase {
  fileprivate init(_ identity: CaseIdentity) {
    self.init(
      scenario: identity.scenario,
      device: identity.device,
      orientation: identity.orientation,
      technique: identity.technique,
      system: identity.system,
      settings: identity.settings.name
    )
  }

  fileprivate init(
    _ identity: CaseIdentity,
    failed kind: CaseFailure.Kind,
    _ report: FailureReport
  ) {
    self.init(identity)
    self.kind = kind
    (error, fix, hint) = (report.text, report.fix, report.hint)
  }
}
