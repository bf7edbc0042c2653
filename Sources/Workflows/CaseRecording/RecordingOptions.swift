package import Reporting
package import ScenarioModel

/// The options of a recording, from the command line to the session that stores the results.
package struct RecordingOptions {
  /// Files, folders or names of scenarios; if empty, all in the baselines folder.
  package var scenarios: [String] = []
  /// The path of the baselines folder.
  package var baselines = ScenarioFiles.usualFolder
  /// The documents of the project and folders of them, for a note about scenes without a scenario.
  package var screens: [String] = []
  /// The path of the database, which is created if necessary.
  package var database: String
  /// The name of the recording; nil for none.
  package var label: String?
  /// The user's version of the scenarios and screens.
  package var commit: String?
  /// The devices, orientations and users of all cases.
  package var selection = StageSelection()
  /// The techniques to use instead of the scenarios' own; nil for their own.
  package var techniques: [Technique]?
  /// The part of the cases to record; nil for all.
  package var part: ShardChoice?
  /// The engines that answer.
  package var engines = SelectedEngines()
  /// The number of cases that run at the same time, at least 1.
  package var jobs: Int
  /// The fonts for measuring text.
  package var fonts = FontLibrary()
  /// Whether the recording ends with the first case without an answer.
  package var failsFast = false
  /// Whether to reuse earlier answers of the engine's build from the same database.
  ///
  /// With ``keepsComparisons``, they are computed again, because comparisons are not stored.
  package var reuse = AnswerReuse.none
  /// Whether the result has the comparisons of all runs.
  package var keepsComparisons = false
  /// Whether every scenario records the reasons for its frames, even without requesting them
  /// itself.
  package var explains = false
  /// Broken invariants that are not reported as findings.
  package var known: [KnownInvariant] = []

  package init(database: String, jobs: Int) {
    self.database = database
    self.jobs = jobs
  }
}
