package import DriftReport
package import SnapshotModel

extension CaseDrift {
  /// The paths of the views that differ themselves or have a finding, without duplicates, in the
  /// order of the report.
  package var viewPaths: [ViewPath] {
    let paths = steps.flatMap(\.differences).compactMap { difference -> ViewPath? in
      switch difference.subject {
      case .view(let path): path
      case .finding(_, let view): view.isEmpty ? nil : view
      case .step, .screen, .keyboard, .navigation, .event: nil
      }
    }
    return paths.distinct
  }
}

/// The differences between two answers to versions of one question, as countable rows.
///
/// A difference is one line of a report: a view, an event and so on at a step. Views that other
/// views push or stretch are separate differences here, because each may have its own input change.
package struct DifferenceRows {
  /// The subject of a difference and its step, without the numbers.
  private struct Occurrence: Hashable {
    var step: String
    var subject: String
  }

  /// The changes of each occurrence, in order.
  private let rows: [Occurrence: [[Change]]]
  /// The number of differences at all steps.
  package let count: Int

  /// Compares two answers.
  ///
  /// - Parameters:
  ///   - from: The reference answer.
  ///   - to: The judged answer.
  ///   - tolerance: The largest ignored difference between lengths, in points.
  /// - Throws: `DriftError`.
  init(from: Run, to: Run, tolerance: Double) throws {
    let drift = try Drift(
      from: RecordingSide(name: "before", cases: [RecordedCase(from)]),
      to: RecordingSide(name: "after", cases: [RecordedCase(to)]),
      options: DriftOptions(tolerance: tolerance, reportsConsequences: true)
    )
    let (before, after) = (Self.stepNames(of: from), Self.stepNames(of: to))
    var rows: [Occurrence: [[Change]]] = [:]
    for step in drift.cases.flatMap(\.steps) {
      let name = (step.isGone ? before : after)[step.index] ?? "\(step.index)"
      for difference in step.differences {
        let occurrence = Occurrence(step: name, subject: difference.subject.nameWithoutNumbers)
        rows[occurrence, default: []].append(difference.changes)
      }
    }
    self.rows = rows
    count = rows.values.reduce(0) { $0 + $1.count }
  }

  /// Returns the names of a run's steps, which stay the same when earlier steps are added or
  /// removed.
  private static func stepNames(of run: Run) -> [Int: String] {
    var counts: [String: Int] = [:]
    return run.steps.reduce(into: [:]) { names, step in
      let words = "\(step.action) \(step.detail)"
      counts[words, default: 0] += 1
      names[step.index] = "\(words) #\(counts[words] ?? 0)"
    }
  }
}

extension DifferenceRows {
  /// Returns the number of these differences that are missing in others.
  package func removed(in others: DifferenceRows) -> Int {
    rows.reduce(0) { $0 + max(0, $1.value.count - (others.rows[$1.key]?.count ?? 0)) }
  }

  /// Returns the number of these differences that have other numbers in others.
  func altered(in others: DifferenceRows) -> Int {
    rows.reduce(0) { sum, row in
      let theirs = others.rows[row.key] ?? []
      let kept = row.value.filter(theirs.contains).count
      return sum + max(0, min(row.value.count, theirs.count) - kept)
    }
  }

  /// Returns the number of these differences that are in all of several others.
  package func remaining(inAll others: [DifferenceRows]) -> Int {
    rows.reduce(0) { sum, row in
      sum + others.reduce(row.value.count) { min($0, $1.rows[row.key]?.count ?? 0) }
    }
  }
}

extension StepDrift {
  /// Whether the step has vanished, so that its number is the old one.
  fileprivate var isGone: Bool {
    differences.contains { $0.subject == .step && $0.changes.contains { $0.kind == .vanished } }
  }
}

extension Difference.Subject {
  /// The subject's name; an event has its name without time and values.
  fileprivate var nameWithoutNumbers: String {
    guard case .event(let event) = self else { return "\(self)" }
    return "event \(event.kind) \(event.name) \(event.subject) \(event.cause?.rawValue ?? "")"
  }
}
