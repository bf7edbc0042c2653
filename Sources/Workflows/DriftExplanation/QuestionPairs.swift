package import DriftReport
package import ScenarioModel
package import SnapshotModel

/// A case's question on both sides of a comparison, with the changes between them.
package struct QuestionPair {
  /// The question of the reference side.
  package let old: CaseQuestion
  /// The question of the judged side.
  package let new: CaseQuestion
  /// The changes from the old question to the new one.
  package let changes: [QuestionChange]
}

/// The questions of both sides of a comparison; each pair is searched and compared once.
package final class QuestionPairs {
  /// A key of a case; a question's hash does not include the scenario's name.
  private struct Key: Hashable {
    var identity: CaseIdentity
    var old: QuestionHash
    var new: QuestionHash
  }

  private let from: (name: String, archive: QuestionIndex)
  private let to: (name: String, archive: QuestionIndex)
  private let earlier: EarlierQuestions?
  private var pairs: [Key: Result<QuestionPair, QuestionIndex.Missing>] = [:]

  /// - Parameters:
  ///   - from: The archive with the first side's questions.
  ///   - to: The archive with the second side's questions.
  ///   - earlier: The archives for questions of the first side that are missing now; nil for none.
  package init(
    from: (name: String, archive: QuestionIndex),
    to: (name: String, archive: QuestionIndex),
    earlier: EarlierQuestions? = nil
  ) {
    self.from = from
    self.to = to
    self.earlier = earlier
  }

  /// Makes the pairs of baselines and the runs that may replace them.
  ///
  /// - Parameters:
  ///   - baselines: The baselines folder with the scenarios.
  ///   - fonts: The fonts for measuring text.
  package convenience init(ofBaselines baselines: String, fonts: FontLibrary) {
    let archive = QuestionIndex(folder: baselines, fonts: fonts)
    self.init(
      from: ("baseline", archive),
      to: ("latest", archive),
      earlier: EarlierQuestions(baselines: baselines, fonts: fonts)
    )
  }

  /// Returns the two questions that a case answers before and after.
  package func pair(
    _ old: RecordedCase,
    _ new: RecordedCase
  ) throws(QuestionIndex.Missing) -> QuestionPair {
    let key = Key(identity: new.identity, old: old.questionHash, new: new.questionHash)
    let pair = pairs[key] ?? Result { () throws(QuestionIndex.Missing) in try find(old, new) }
    pairs[key] = pair
    return try pair.get()
  }

  private func find(
    _ old: RecordedCase,
    _ new: RecordedCase
  ) throws(QuestionIndex.Missing) -> QuestionPair {
    let (before, archive) = try findOld(old)
    let after = try to.archive.question(of: new, on: to.name)
    let titles = (
      old: archive.titles(of: old.recordedIdentity), new: to.archive.titles(of: new.identity)
    )
    return QuestionPair(
      old: before,
      new: after,
      changes: after.changes(since: before, calling: titles)
    )
  }

  private func findOld(
    _ old: RecordedCase
  ) throws(QuestionIndex.Missing) -> (question: CaseQuestion, archive: QuestionIndex) {
    do throws(QuestionIndex.Missing) {
      return (try from.archive.question(of: old, on: from.name), from.archive)
    } catch {
      guard let found = earlier?.find(old) else { throw error }
      return found
    }
  }

  /// Returns the appearances of a first-side run's screens.
  ///
  /// - Parameter run: The run.
  /// - Returns: The screens of its question at the time of the recording; none if it is unknown.
  package func appearances(ofOld run: Run) -> RunAppearances {
    let own = from.archive.appearances(of: run)
    guard own.screens.isEmpty,
      let archive = earlier?.find(RecordedCase(run))?.archive
    else { return own }
    return archive.appearances(of: run)
  }

  /// Returns the appearances of a second-side run's screens.
  ///
  /// - Parameter run: The run.
  /// - Returns: The screens of its question; none if it is unknown.
  package func appearances(ofNew run: Run) -> RunAppearances {
    to.archive.appearances(of: run)
  }

  /// Returns the names for people of drifted views on the second side, by scenario.
  package func titles(for drift: Drift) -> [String: ViewTitles] {
    drift.cases.reduce(into: [:]) { titles, drifted in
      let scenario = drifted.identity.scenario
      titles[scenario] = titles[scenario] ?? to.archive.titles(of: drifted.identity)
    }
  }

  /// Returns the location of a change in the files of the second side.
  ///
  /// - Returns: The location from the top of the repository; nil if it is unknown or outside of the
  ///   work tree.
  func location(of change: QuestionChange, in identity: CaseIdentity) -> FileLocation? {
    guard var location = to.archive.location(of: change, in: identity),
      let path = RepositoryPath.path(of: location.file)
    else { return nil }
    location.file = path
    return location
  }

  /// Returns the constants of the second side's screens that repeat a length of the first side.
  ///
  /// A scenario without an available question has none.
  func repeatedLengths(in drift: Drift, of side: RecordingSide) -> [RepeatedLength] {
    var seen: Set<[String]> = []
    return side.cases.filter { recorded in
      // The lengths depend on the device.
      seen.insert([recorded.identity.scenario, recorded.identity.device]).inserted
    }
    .flatMap { to.archive.repeatedLengths(of: $0, in: drift) }.distinct
  }

  /// Returns the possible types of a screen on the second side, see ``QuestionIndex``.
  func types(ofScreen name: String, in identity: CaseIdentity) -> [Set<String>] {
    to.archive.types(ofScreen: name, in: identity)
  }

  /// Returns each input change's distance to a view; empty if the changes are unknown.
  package func edits(_ old: RecordedCase, _ new: RecordedCase) -> [EditDistance] {
    guard let pair = try? pair(old, new) else { return [] }
    return pair.changes.map { change in { path in change.distance(to: path) } }
  }
}
