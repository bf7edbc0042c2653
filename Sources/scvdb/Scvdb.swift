import ArgumentParser
import BuiltInEngine

/// The root command; each subcommand is one file in `Commands`.
struct Scvdb: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scvdb",
    abstract: "Record the layouts of UIKit screens, and report drift",
    discussion: """
      Scenarios and accepted geometry are in Baselines/, recordings in .scvdb/runs.sqlite. The \
      project file scvdb.yaml may name other locations, see 'scvdb help project'.

      Exit status: 0 for no drift, 1 for drift or a broken invariant, 2 if the work could not be \
      done, 64 for wrong usage.

      Topics of 'scvdb help TOPIC': \(HelpTopic.list).

      EXAMPLE:
        scvdb test
      """,
    version: EngineRevision.current.version,
    subcommands: [
      InitCommand.self, UpgradeCheckCommand.self,
      RecordCommand.self, DiffCommand.self, TestCommand.self, WatchCommand.self,
      AcceptCommand.self,
      ExploreCommand.self, CompareCommand.self,
      ListCommand.self, ShowCommand.self, ReportCommand.self, HistoryCommand.self,
      BisectCommand.self,
      LayoutCommand.self, ExplainCommand.self, SweepCommand.self, LintCommand.self,
      DevicesCommand.self, TechniquesCommand.self, EnginesCommand.self,
      CheckCommand.self, MigrateCommand.self, MergeCommand.self,
      ExportCommand.self, ImportCommand.self, PruneCommand.self,
      GenerateManualCommand.self,
    ]
  )
}
