import ScenarioModel
import SnapshotModel
import SnapshotStore

/// The earlier answers of one build of an engine that this user recorded in a database.
actor EarlierAnswers {
  private var store: RecordingStore?
  private let engine: EngineIdentity
  private let seal: AnswerSeal
  /// The number of answers found.
  private(set) var count = 0

  /// Opens a database that the session has checked.
  ///
  /// The recordings are not compared with their roots again. The seal proves that an answer belongs
  /// to its question. The digest of an answer is computed when the answer is loaded. A lost run is
  /// computed anew.
  ///
  /// - Parameters:
  ///   - file: The database; other programs may record into it at the same time.
  ///   - engine: The engine that answered.
  ///   - seal: The seal of valid answers.
  /// - Throws: An error if the database is unreadable.
  init(in file: String, of engine: EngineIdentity, sealed seal: AnswerSeal) throws(StoreError) {
    store = try RecordingStore(file: file, mode: .readOnly)
    self.engine = engine
    self.seal = seal
  }

  /// Returns the answer to a question.
  ///
  /// - Returns: The answer; nil if it is missing or damaged, or lacks requested explanations. In
  ///   that case the engine has to compute it.
  func answer(to question: CaseQuestion) -> Run? {
    guard let store, let run = try? run(answering: question, in: store) else { return nil }
    count += 1
    return run
  }

  /// Closes the database; afterwards there are no answers.
  func close() {
    store = nil
  }

  private func run(answering question: CaseQuestion, in store: RecordingStore) throws -> Run? {
    let found = try store.run(
      answering: question.hash,
      of: question.identity,
      by: engine,
      sealed: seal
    )
    guard let found else { return nil }
    var run = try store.load(found)
    guard question.scenario.explanations == true else { return run }
    run.explanations = try store.explanations(of: found)
    return run.explanations.isEmpty ? nil : run
  }
}
