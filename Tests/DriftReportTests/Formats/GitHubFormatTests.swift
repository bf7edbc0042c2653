import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct GitHubFormatTests {
  /// Returns a drift with `count` hidden labels of the given names.
  static func manyCauses(_ count: Int, name: (Int) -> String = { "label\($0)" }) throws -> Drift {
    var (before, after) = (sampleScreen(), sampleScreen())
    for index in 0..<count {
      var label = SampleView(name: name(index), frame: Rect(x: 0, y: 0, width: 100, height: 20))
      before.subviews.append(label)
      label.isHidden = true
      after.subviews.append(label)
    }
    return try drift(sampleRun(before), sampleRun(after))
  }

  /// A hidden view is a warning.
  ///
  /// One engine computed the case twice, which is an error.
  @Test(arguments: [(1, 1, 0), (10, 10, 0), (11, 10, 2), (40, 10, 31)])
  func annotationsPerLevelAreLimited(causes: Int, annotations: Int, rest: Int) throws {
    let report = try GitHubReportFormat().render(Self.manyCauses(causes))
    let warnings = report.workflowCommands.filter { $0.name == "warning" }
    #expect(warnings.count == annotations)
    #expect(report.workflowCommands.filter { $0.name == "error" }.count == 1)
    #expect(report.split(separator: "\n").filter { $0.hasPrefix("warning: ") }.count == rest)
    if rest > 0 {
      #expect(warnings.last?.properties["title"] == "\(rest) more warnings")
      #expect(warnings.last?.data.hasPrefix("drift: \(rest) visibility\n") ?? false)
    }
  }

  @Test func annotationNamesFirstBaseline() throws {
    let commands = try GitHubReportFormat().render(goldenDrift()).workflowCommands
    let moved = try #require(commands.first { $0.data.contains("signUp/scrollView: y 20 -> 44") })
    let folder = "Baselines/sign-up/keyboard"
    #expect(moved.properties["file"] == "\(folder)/iphone-8.portrait.scrolling-content.txt")
    let vanished = try #require(commands.first { $0.data.contains("only in baseline") })
    #expect(vanished.properties["file"] == "\(folder)/iphone-se.portrait.scrolling-content.txt")
    // The folder has no baseline of a case that only the other side has.
    let appeared = try #require(commands.first { $0.data.contains("only in latest") })
    #expect(appeared.properties["file"] == nil)
  }

  @Test func propertiesUseRunnerEscapes() throws {
    var baseline = side("100 %3A, \"a\"", sampleRun())
    baseline.folder = "a, b: 5 %"
    var run = sampleRun()
    run.pushes[0].animated = false
    let report = try GitHubReportFormat().render(Drift(from: baseline, to: side("latest", run)))
    let command = try #require(report.workflowCommands.first)
    let file = "a, b: 5 %/sign-up/keyboard/iphone-8.portrait.scrolling-content.txt"
    #expect(command.properties["file"] == file)
    #expect(report.contains("file=a%2C b%3A 5 %25/sign-up"))
    #expect(report.contains("comparing 100 %253A, \"a\" with latest"))
  }

  @Test func equalSidesHaveNoAnnotation() throws {
    let report = try GitHubReportFormat().render(equalSides())
    #expect(report.workflowCommands.isEmpty)
    #expect(report.hasPrefix("comparing baseline (scvdb 1.0.0, 2 cases, "))
    #expect(report.hasSuffix("\nno drift in 2 cases\n"))
  }
}
