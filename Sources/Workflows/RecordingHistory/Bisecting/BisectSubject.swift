package import DriftReport
package import Reporting
package import SnapshotModel

/// The compared part of the cases: all geometry, a checkpoint's, or a view's.
package struct BisectSubject {
  /// A view; nil for everything.
  package let view: ViewPattern?
  /// A checkpoint, by its name or number; nil for all.
  package let step: String?

  package init(view: ViewPattern?, step: String?) {
    self.view = view
    self.step = step
  }

  /// Returns the compared values of some cases.
  ///
  /// - Throws: The errors of reading a run.
  package func answer(of cases: [RecordedCase]) throws -> BisectAnswer {
    var answer = BisectAnswer()
    for recorded in cases {
      guard view != nil || step != nil else {
        let key = BisectAnswer.Key(identity: recorded.identity)
        answer.values[key] = .hash(recorded.geometryHash)
        continue
      }
      for step in try recorded.read().steps where isSelected(step) {
        add(step, of: recorded.identity, to: &answer)
      }
    }
    return answer
  }

  /// Returns the error for a reference answer without such a view or checkpoint.
  package func failure(about cases: [RecordedCase], of name: String) throws -> Failure {
    let snapshots = try cases.flatMap { try $0.read().steps }
    guard let view, snapshots.contains(where: { $0.snapshot != nil && isSelected($0) }) else {
      let names = snapshots.filter { $0.snapshot != nil }.map { "'\($0.detail)'" }
      return Failure(
        "\(name) has no checkpoint '\(step ?? "")'",
        hint: names.isEmpty ? nil : "there are \(names.distinct.joined(separator: ", "))",
        otherwise: "omit --step"
      )
    }
    let paths = snapshots.compactMap(\.snapshot).flatMap(\.views).map(\.path)
    return Failure(
      "\(name) shows no view '\(view)'" + (step.map { " at step '\($0)'" } ?? ""),
      hint: nearestView(to: view, among: paths),
      otherwise: "name another view"
    )
  }

  private func add(_ step: Step, of identity: CaseIdentity, to answer: inout BisectAnswer) {
    guard let snapshot = step.snapshot else { return }
    guard let view else {
      let key = BisectAnswer.Key(identity: identity, checkpoint: step.detail)
      answer.values[key] = .hash(snapshot.contentHash)
      return
    }
    for geometry in snapshot.views where view.matches(geometry.path) {
      let key = BisectAnswer.Key(
        identity: identity,
        checkpoint: step.detail,
        path: geometry.path
      )
      answer.values[key] = .view(ViewNumbers(geometry))
    }
  }

  private func isSelected(_ candidate: Step) -> Bool {
    guard let step else { return true }
    let checkpoint = candidate.snapshot.map { _ in candidate.detail }
    return isStep(candidate.index, checkpoint: checkpoint, called: step)
  }
}

/// The compared values of one side.
package struct BisectAnswer: Equatable {
  /// The owner of a value: a case, a checkpoint of it, or a view at a checkpoint.
  package struct Key: Hashable {
    package var identity: CaseIdentity
    /// The checkpoint; nil for the whole case.
    package var checkpoint: String?
    /// The path of the view; nil for the whole checkpoint.
    package var path: ViewPath?
  }

  /// The compared value: a digest of geometry, or the numbers of one view.
  package enum Value: Equatable {
    case hash(String)
    case view(ViewNumbers)
  }

  /// The values; views that no checkpoint shows are missing.
  package var values: [Key: Value] = [:]

  /// Returns the differences from another answer, in lines for people.
  package func differences(from other: BisectAnswer) -> [String] {
    Set(values.keys).union(other.values.keys).sorted().filter { values[$0] != other.values[$0] }
      .map { key in
        guard key.path != nil else { return "\(key)" }
        return "\(key): \(text(other.values[key])) -> \(text(values[key]))"
      }
  }

  private func text(_ value: Value?) -> String {
    switch value {
    case nil: "absent"
    case .hash(let hash): hash
    case .view(let numbers): numbers.text
    }
  }
}

extension BisectAnswer.Key: Comparable, CustomStringConvertible {
  /// Orders keys by case, checkpoint and path; missing values come first.
  package static func < (left: Self, right: Self) -> Bool {
    if left.identity != right.identity { return left.identity < right.identity }
    return (left.checkpoint ?? "", left.path ?? "") < (right.checkpoint ?? "", right.path ?? "")
  }

  package var description: String {
    ["\(identity)", checkpoint.map { "'\($0)'" }, path?.text].compactMap(\.self).joined(
      separator: " "
    )
  }
}
