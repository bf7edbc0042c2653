package import DriftReport

/// The options of a comparison, from the command line to the replays of drifted cases.
package struct ComparisonOptions {
  /// The folder with the possible scenarios of a database's runs.
  ///
  /// Its earlier commits are searched for the first side's questions.
  package var baselines: String
  /// The tolerated differences, and the severities of the others.
  package var drift: DriftOptions
  /// The fonts for measuring text.
  package var fonts: FontLibrary
  /// Whether drifted cases are replayed with single changes reverted.
  package var explains: Bool
  /// The engine for replays; nil for the case's own revision, if it is built in.
  package var engines: SelectedEngines?
  /// The number of replays that run at the same time.
  package var jobs: Int

  package init(
    baselines: String,
    drift: DriftOptions,
    fonts: FontLibrary,
    explains: Bool,
    engines: SelectedEngines?,
    jobs: Int
  ) {
    self.baselines = baselines
    self.drift = drift
    self.fonts = fonts
    self.explains = explains
    self.engines = engines
    self.jobs = jobs
  }
}
