import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// A finding is shown at the changed line of the screen, and not at its baseline.
@Suite struct ChangedLineTests {
  private static let location = FileLocation(file: "App/Main.storyboard", line: 31, column: 9)

  /// A scroll view that moved, with and without a change beside it.
  private func moved(at location: FileLocation?) throws -> Drift {
    var screen = sampleScreen()
    screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
    var baseline = side("baseline", sampleRun())
    baseline.folder = "Baselines"
    var drift = try Drift(from: baseline, to: side("latest", sampleRun(screen)))
    drift.inputChanges = [
      NamedChange(text: "constraint", views: ["signUp/scrollView"], location: location)
    ]
    return drift
  }

  /// The annotation of the view whose drift has a change beside it.
  private func annotation(of drift: Drift) throws -> WorkflowCommand {
    let commands = GitHubReportFormat().render(drift).workflowCommands
    return try #require(commands.first { $0.data.contains("changed: constraint") })
  }

  @Test func annotationIsAtTheChangedLine() throws {
    let command = try annotation(of: moved(at: Self.location))
    #expect(command.properties["file"] == "App/Main.storyboard")
    #expect(command.properties["line"] == "31" && command.properties["col"] == "9")
  }

  @Test func annotationWithoutLocationUsesBaseline() throws {
    let command = try annotation(of: moved(at: nil))
    #expect(command.properties["file"]?.hasPrefix("Baselines/") == true)
    #expect(command.properties["line"] == nil)
  }

  @Test func sarifResultIsAtTheChangedLine() throws {
    let log = try JSONValue(json: SARIFReportFormat().render(moved(at: Self.location)))
    let results = log["runs"][0]["results"].array ?? []
    let result = try #require(
      results.first { $0["message"]["text"].text?.contains("changed: constraint") == true }
    )
    let physical = result["locations"][0]["physicalLocation"]
    #expect(physical["artifactLocation"]["uri"].text == "App/Main.storyboard")
    #expect(physical["region"]["startLine"].number == 31)
  }
}
