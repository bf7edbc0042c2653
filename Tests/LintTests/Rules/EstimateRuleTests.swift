import DriftReport
import Lint
import Reporting
import Testing

@Suite struct EstimateRuleTests {
  private static let rule = "estimated-size"

  private func label(_ id: String, font: String, top: Int) -> (view: String, constraints: String) {
    (
      """
      <label text="Settings" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <fontDescription key="fontDescription" name="\(font)" family="f" pointSize="17"/></label>
      """,
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="\(id)-l"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" \
      secondAttribute="top" constant="\(top)" id="\(id)-t"/>
      """
    )
  }

  private func scene(_ labels: [(view: String, constraints: String)]) -> LintScene {
    LintScene(
      views: labels.map(\.view).joined(separator: "\n"),
      constraints: labels.map(\.constraints).joined(separator: "\n")
    )
  }

  /// One note for the screen, at its root view, on each stage.
  @Test func screenReportsEstimatesOnce() async throws {
    let labels = (1...5).map { label("l\($0)", font: "Gotham-Book", top: 40 * $0) }
    let other = label("other", font: "Zapfino", top: 300)
    let found = try await scene(labels + [other])
      .findings(Self.rule, on: [.iPhone8, .iPhoneSE])
    #expect(found.views == ["root"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.occurrences.count == 2)
    #expect(
      found.first?.message
        == "the sizes of 6 views are estimated because of "
        + #"font 'Gotham-Book' (label "Settings" (l1), label "Settings" (l2), label "Settings" (l3) "#
        + #"and 2 more), font 'Zapfino' (label "Settings" (other))"#
    )
  }

  /// Code gives the first label a text, and replaces the key of the second one.
  @Test func missingTextsAreReported() async throws {
    let empty = label("empty", font: "Lato-Bold", top: 40)
    let key = label("key", font: "Lato-Bold", top: 80)
    let scene = scene([
      (empty.view.replacing("Settings", with: ""), empty.constraints),
      (key.view.replacing("Settings", with: "settings_title"), key.constraints),
    ])
    #expect(
      try await scene.findings(Self.rule).first?.message
        == "the sizes of 2 views are estimated because of missing content (label (empty)), "
        + #"localization key as text (label "settings_title" (key))"#
    )
  }

  @Test func knownFontIsNotEstimate() async throws {
    let known = scene([label("l", font: "Lato-Bold", top: 40)])
    #expect(try await known.findings(Self.rule).isEmpty)
    let unknown = scene([label("l", font: "Gotham-Book", top: 40)])
    #expect(
      try await unknown.findings(Self.rule).first?.message
        == #"the size of 1 view is estimated because of font 'Gotham-Book' (label "Settings" (l))"#
    )
  }
}
