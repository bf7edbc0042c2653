import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Compares the elements of a screen reader before and after a change.
@Suite struct AccessibilityDriftTests {
  private static let form: ViewPath = "signUp/scrollView/form"

  private static let elements = [
    AccessibilityElement(view: "\(form)/hint", label: "Your data", traits: [.staticText]),
    AccessibilityElement(view: "\(form)/email", label: "Email", value: "a@b.c"),
    AccessibilityElement(view: "\(form)/password", label: "Password"),
  ]

  private func run(_ elements: [AccessibilityElement]?) -> Run {
    var run = sampleRun()
    run.steps[1].snapshot?.accessibility = elements
    return run
  }

  private func drift(to elements: [AccessibilityElement]?) throws -> Drift {
    try DriftReportTests.drift(run(Self.elements), run(elements))
  }

  @Test func changedLabelIsDriftInAllFormats() throws {
    var elements = Self.elements
    elements[1].label = "E-mail"
    elements[1].traits = [.searchField]
    let drift = try drift(to: elements)
    let cause = try #require(drift.causes.first)
    #expect(drift.causes.count == 1 && cause.severity == .warning)
    #expect(cause.kinds == [.accessibility])
    #expect(cause.subject == .view(path: "\(Self.form)/email"))
    let label = "accessibilityLabel Email -> E-mail"
    let traits = "accessibilityTraits none -> searchField"
    let texts = [
      TextReportFormat().render(drift), MarkdownReportFormat().render(drift),
      GitHubReportFormat().render(drift),
      JUnitReportFormat().render(drift).replacing("&gt;", with: ">"),
    ]
    for text in texts {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(label) && words.contains(traits), "\(text)")
    }
    let json = try JSONReportFormat().render(drift)
    #expect(json.contains("\"accessibilityLabel\"") && json.contains("\"accessibility\""))
    #expect(try SARIFReportFormat().render(drift).contains("accessibility"))
  }

  @Test func changedReadingOrderIsOneDifference() throws {
    var elements = Self.elements
    elements.swapAt(1, 2)
    let drift = try drift(to: elements)
    #expect(drift.causes.map(\.kinds) == [[.readingOrder]])
    #expect(drift.causes.map(\.subject) == [.screen])
    #expect(
      TextReportFormat().render(drift)
        .contains("reading order email, password -> password, email")
    )
  }

  @Test func removedElementIsDriftOfItsView() throws {
    let drift = try drift(to: Array(Self.elements.dropFirst()))
    #expect(drift.causes.map(\.subject) == [.view(path: "\(Self.form)/hint")])
    #expect(TextReportFormat().render(drift).contains("isAccessibilityElement yes -> no"))
  }

  @Test func addedElementsAreOneDifference() throws {
    let drift = try DriftReportTests.drift(run(nil), run(Self.elements))
    #expect(drift.causes.map(\.subject) == [.screen])
    #expect(TextReportFormat().render(drift).contains("accessibility elements none -> 3"))
    #expect(try self.drift(to: Self.elements).causes.isEmpty)
  }
}
