import Reporting
package import SnapshotModel
import SnapshotStore

/// The history of views as text and as JSON.
package struct HistoryReport {
  /// The requested name.
  package let view: String
  /// The groups; each is a block of text or an entry of the JSON, in this order.
  package let groups: [ViewHistory.Group]

  package init(view: String, groups: [ViewHistory.Group]) {
    self.view = view
    self.groups = groups
  }

  /// One block per group: the occurrences, a row for each change, and the origin of the latest
  /// numbers.
  package var text: String {
    groups.map { group in
      (heading(of: group).map { $0.printable + "\n" }).joined()
        + table(of: group).text
        + conclusion(of: group).printable + "\n"
    }.joined(separator: "\n")
  }

  /// Returns the view, then each case with its checkpoints.
  private func heading(of group: ViewHistory.Group) -> [String] {
    var lines = [group.occurrences[0].path.text]
    var last: CaseIdentity?
    for occurrence in group.occurrences {
      if occurrence.identity == last {
        lines[lines.count - 1] += ", '\(occurrence.checkpoint)'"
      } else {
        lines.append("\(occurrence.identity): '\(occurrence.checkpoint)'")
      }
      last = occurrence.identity
    }
    return lines
  }

  private func table(of group: ViewHistory.Group) -> TextTable {
    var table = TextTable("RECORDING", "RECORDED", "ENGINE", "LABEL", "COMMIT", "GEOMETRY")
    for change in group.changes {
      table.add(
        "\(change.run.recording)",
        change.run.recordedAt ?? "",
        "\(change.run.engine.name)@\(change.run.engine.version)",
        change.run.label ?? "",
        change.run.shortCommit ?? "",
        change.numbers.text
      )
    }
    return table
  }

  private func conclusion(of group: ViewHistory.Group) -> String {
    let (origin, latest) = (group.origin.run, group.latest.run)
    let first = "the current geometry was first recorded by \(text(origin))"
    return origin.recording == latest.recording
      ? first : first + ", and again since \(text(latest))"
  }

  private func text(_ run: RunSummary) -> String {
    let details = [run.label.map { "label \($0)" }, run.shortCommit.map { "commit \($0)" }]
    return "\(run.engine.name) \(run.engine.version) ("
      + (["recording \(run.recording)"] + details.compactMap(\.self)).joined(separator: ", ") + ")"
  }
}

extension HistoryReport {
  /// The output of `history --format json`.
  package struct Document: Encodable {
    /// A view at a checkpoint of a case, by the members of the case's identity.
    package struct Occurrence: Encodable {
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
      /// The index of the checkpoint's step.
      package var step: Int
      /// The name of the checkpoint.
      package var checkpoint: String
    }

    /// The recording that the numbers come from.
    package struct Origin: Encodable {
      /// The number of the recording in the database.
      package var recording: Int64
      /// See ``RunSummary/recordedAt``.
      package var recordedAt: String?
      package var engine: String
      package var engineVersion: String
      /// See ``EngineIdentity``.
      package var engineFingerprint: String
      /// See ``RunSummary/label``.
      package var label: String?
      /// See ``RunSummary/commit``.
      package var commit: String?
    }

    /// The numbers of a view from a run on; all nil for a missing view.
    package struct Change: Encodable {
      /// The first recording with these numbers.
      package var since: Origin
      var isThere: Bool
      /// See ``ViewGeometry/frame``.
      package var frame: Rect?
      /// See ``ViewGeometry/windowFrame``.
      package var windowFrame: Rect?
      /// See ``ViewGeometry/isHidden``.
      package var isHidden: Bool?
      /// The scroll geometry; nil for a view that is not a scroll view.
      package var scroll: ScrollGeometry?
    }

    struct History: Encodable {
      var view: ViewPath
      var occurrences: [Occurrence]
      var changes: [Change]
      var todayFirstGivenBy: Origin
    }

    /// The version of the object's shape.
    package var schemaVersion = 2
    /// The view's name or path in the command line.
    package var view: String
    var histories: [History]
  }

  /// The history in the form of JSON, with the same groups in the same order.
  package var document: Document {
    Document(
      view: view,
      histories: groups.map { group in
        Document.History(
          view: group.occurrences[0].path,
          occurrences: group.occurrences.map(Document.Occurrence.init),
          changes: group.changes.map(Document.Change.init),
          todayFirstGivenBy: Document.Origin(group.origin.run)
        )
      }
    )
  }
}

extension HistoryReport.Document.Occurrence {
  fileprivate init(_ occurrence: ViewHistory.Occurrence) {
    self.init(
      scenario: occurrence.identity.scenario,
      device: occurrence.identity.device,
      orientation: occurrence.identity.orientation,
      technique: occurrence.identity.technique,
      system: occurrence.identity.system,
      settings: occurrence.identity.settings.name,
      step: occurrence.step,
      checkpoint: occurrence.checkpoint
    )
  }
}

extension HistoryReport.Document.Origin {
  fileprivate init(_ run: RunSummary) {
    self.init(
      recording: run.recording.rawValue,
      recordedAt: run.recordedAt,
      engine: run.engine.name,
      engineVersion: run.engine.version,
      engineFingerprint: run.engine.fingerprint,
      label: run.label,
      commit: run.commit
    )
  }
}

extension HistoryReport.Document.Change {
  fileprivate init(_ change: ViewHistory.Change) {
    self.init(
      since: HistoryReport.Document.Origin(change.run),
      isThere: change.numbers != nil,
      frame: change.numbers?.frame,
      windowFrame: change.numbers?.windowFrame,
      isHidden: change.numbers?.isHidden,
      scroll: change.numbers?.scroll
    )
  }
}
