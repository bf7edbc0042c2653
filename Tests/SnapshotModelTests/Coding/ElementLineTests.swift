import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the elements of a screen reader, as lines of a baseline.
@Suite struct ElementLineTests {
  private static let elements = [
    AccessibilityElement(view: "details/title", label: "Details of it", traits: [.header, .link]),
    AccessibilityElement(view: "details", value: "value", hint: "", identifier: "label"),
    AccessibilityElement(view: "details/title"),
  ]

  private func run(_ elements: [AccessibilityElement]? = elements) throws -> Run {
    var run = SampleRuns.keyboard()
    let last = try #require(run.steps.lastIndex { $0.snapshot != nil })
    run.steps[last].snapshot?.accessibility = elements
    return run
  }

  @Test func elementsFollowViewsOfScreen() throws {
    let text = BaselineCoding.text(for: try run())
    #expect(
      text.hasSuffix(
        """
        20.5 safe 0 0 0 0
          element details/title label "Details of it" traits header link
          element details value value hint "" identifier label
          element details/title
        end

        """
      )
    )
    #expect(try BaselineCoding.run(from: text, file: "sample") == run())
  }

  @Test func baselineWithoutElementsIsUnchanged() throws {
    let (without, sample) = (try run(nil), SampleRuns.keyboard())
    #expect(BaselineCoding.text(for: without) == BaselineCoding.text(for: sample))
    #expect(RunDigests(of: without) == RunDigests(of: sample))
    #expect(RunDigests(of: try run()).geometry != RunDigests(of: sample).geometry)
  }

  @Test(arguments: [
    (
      "traits header link", "traits header heading",
      "unexpected 'heading'\nhint: expected 'adjustable'"
    ),
    ("traits header link", "traits", "the line ends early\nhint: expected a trait here"),
    ("element details value", "element detail value", "refers to the unknown view 'detail'"),
    ("element details value", "element details valu", "unexpected 'valu'\nhint: expected the end"),
    (
      "traits header link", "traits link header",
      "the traits of an element of view 'details/title'"
    ),
  ])
  func elementErrorIsNamed(original: String, replacement: String, problem: String) throws {
    let text = BaselineCoding.text(for: try run()).replacing(original, with: replacement)
    let error = #expect(throws: BaselineError.self) {
      try BaselineCoding.run(from: text, file: "f.txt")
    }
    let words = "\(try #require(error))"
    #expect(words.hasPrefix("f.txt") && words.contains(problem), "\(words)")
  }

  @Test func elementOfUnknownViewIsInconsistent() throws {
    let run = try run([AccessibilityElement(view: "elsewhere")])
    let error = #expect(throws: InconsistentRun.self) { try run.checkConsistency() }
    guard case .elementOfUnknownView("elsewhere", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
