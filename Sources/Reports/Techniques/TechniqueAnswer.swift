package import Reporting
package import SnapshotModel

/// The output of `compare --format json`; lengths are points.
package struct TechniqueAnswer: Encodable {
  struct Engine: Encodable {
    var name: String
    var version: String
    var fingerprint: String
  }

  struct HiddenField: Encodable {
    var checkpoint: String
    var field: ViewPath
    var points: Double
  }

  struct Scrolling: Encodable {
    var distance: Double
    var lastField: ViewPath
    var lastOffset: Double
  }

  struct Restored: Encodable {
    var offset: Bool
    var insets: Bool
    var contentSize: Bool
  }

  struct ComparedCase: Encodable {
    var scenario: String
    var device: String
    var orientation: String
    var system: String?
    var settings: String?
    var technique: String
    var focusedCheckpoints: Int
    var hiddenFields: [HiddenField]
    var scrolling: Scrolling?
    var restored: Restored?
  }

  /// A technique with its numbers of visible and restored cases.
  struct Technique: Encodable {
    var technique: String
    var visibleCases: Int
    var restoredCases: Int
  }

  var schemaVersion = 2
  var engine: Engine
  var caseCount: Int
  var techniques: [Technique]
  var cases: [ComparedCase]
  /// Cases without a result, with the reason.
  var failures: [EncodedFailure]
  /// Parts of the screens' documents that are ignored; nil if there are none.
  package var warnings: [LocatedMessage]?

  /// Creates the output for a comparison with one engine.
  package init(
    _ comparison: TechniqueComparison,
    by identity: EngineIdentity,
    failures: [EncodedFailure]
  ) {
    engine = Engine(
      name: identity.name,
      version: identity.version,
      fingerprint: identity.fingerprint
    )
    caseCount = comparison.caseCount
    techniques = comparison.techniques.map {
      Technique(
        technique: $0,
        visibleCases: comparison.visibleCases(under: $0),
        restoredCases: comparison.restoredCases(under: $0)
      )
    }
    cases = comparison.outcomes.map(ComparedCase.init)
    self.failures = failures
  }
}

extension TechniqueAnswer.ComparedCase {
  fileprivate init(_ outcome: TechniqueOutcome) {
    scenario = outcome.identity.scenario
    device = outcome.identity.device
    orientation = outcome.identity.orientation
    system = outcome.identity.system
    settings = outcome.identity.settings.name
    technique = outcome.identity.technique
    focusedCheckpoints = outcome.focusedCheckpoints
    hiddenFields = outcome.hiddenFields.map {
      .init(checkpoint: $0.checkpoint, field: $0.field.path, points: $0.field.hiddenBy)
    }
    scrolling = outcome.scrolling.map {
      .init(distance: $0.distance, lastField: $0.lastField, lastOffset: $0.lastOffset)
    }
    restored = outcome.restoration.map {
      .init(offset: $0.offset, insets: $0.insets, contentSize: $0.contentSize)
    }
  }
}
