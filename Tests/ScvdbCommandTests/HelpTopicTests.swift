import Foundation
import ScvdbTestSupport
import Testing

/// Tests the topics of 'scvdb help' other than options of subcommands.
@Suite struct HelpTopicTests {
  private func source(_ path: String) throws -> String {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    return try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }

  @Test(
    arguments: sample([
      ("scenarios", "ScenarioModel/SCENARIOS.md"), ("protocol", "EngineProtocol/PROTOCOL.md"),
      ("project", "scvdb/PROJECT.md"), ("scale", "scvdb/SCALE.md"),
      ("database", "SnapshotStore/SCHEMA.md"),
    ])
  )
  func topicPrintsItsDocument(_ topic: String, _ document: String) throws {
    let output = try Workplace().scvdb("help", topic)
    #expect(output.status == 0 && output.errors.isEmpty)
    #expect(try output.output == source(document))
  }

  @Test func topicListsDatabaseViews() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record").status == 0)
    let views = try workplace.ask("SELECT name FROM sqlite_schema WHERE type = 'view'")
    let output = try workplace.scvdb("help", "database")
    #expect(output.status == 0)
    for view in views.split(separator: "\n") {
      #expect(output.output.contains("\n### \(view)\n"), "\(view)")
      let columns = try workplace.ask("SELECT name FROM pragma_table_info('\(view)')")
      for column in columns.split(separator: "\n") {
        #expect(output.output.contains(column), "\(view).\(column)")
      }
    }
  }

  @Test func topicsAreListed() throws {
    let output = try Workplace().scvdb("help")
    #expect(output.status == 0)
    let topics = "scenarios, project, database, protocol, scale."
    #expect(output.output.contains("'scvdb help TOPIC': \(topics)"))
  }

  @Test func subcommandsKeepTheirHelp() throws {
    let workplace = try Workplace()
    #expect(try workplace.scvdb("help", "record") == workplace.scvdb("record", "--help"))
    #expect(try workplace.scvdb("help", "help").status == 0)
  }

  @Test func anUnknownTopicIsAnError() throws {
    let workplace = try Workplace()
    #expect(
      try workplace.scvdb("help", "scenaros").description == """
        stderr: error: there is no subcommand or topic 'scenaros'
        stderr: hint: did you mean 'scenarios'?
        status: 64
        """
    )
    let far = try workplace.scvdb("help", "xyzzy\u{1B}[2J")
    #expect(far.status == 64 && far.errors.contains("topics are scenarios, project, database,"))
    #expect(!far.errors.contains("\u{1B}"))
  }
}
