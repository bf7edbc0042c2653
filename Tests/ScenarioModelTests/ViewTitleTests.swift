import ScenarioModel
import SnapshotModel
import Testing

/// Tests the titles of views in a document, with or without a name.
@Suite struct ViewTitleTests {
  private func title(
    _ kind: ViewKind,
    label: String? = nil,
    _ change: (inout ViewProperties) -> Void = { _ in }
  ) -> String {
    var view = ViewNode(id: "a1b-2c-d3e", name: label ?? "a1b-2c-d3e", kind: kind)
    change(&view.properties)
    let location = FileLocation(file: "Main.storyboard", line: 1, column: 1)
    return view.title(writtenAt: ItemSource(location: location, label: label)).text
  }

  @Test func nameAloneIsTitle() {
    #expect(title(.label, label: "greeting") { $0.text = "Hello" } == "greeting")
  }

  @Test func scenarioViewUsesItsName() {
    #expect(ViewNode(id: "box", name: "box", kind: .view).title(writtenAt: nil).text == "box")
  }

  @Test func titleAddsIDToUnrecordedName() {
    let view = ViewNode(id: "a1b-2c-d3e", name: "Row-a1b-2c-d3e", kind: .view)
    let location = FileLocation(file: "Main.storyboard", line: 1, column: 1)
    let source = ItemSource(location: location, label: "Row")
    #expect(view.title(writtenAt: source).text == "Row (a1b-2c-d3e)")
  }

  @Test func classAndTextReplaceMissingName() {
    #expect(title(.label) { $0.text = "Log In" } == #"label "Log In" (a1b-2c-d3e)"#)
    #expect(title(.textField) { $0.placeholder = "Email" } == #"text field "Email" (a1b-2c-d3e)"#)
    #expect(
      title(.segmentedControl) { $0.segmentTitles = ["Day", "Week"] }
        == #"segmented control "Day Week" (a1b-2c-d3e)"#
    )
    #expect(title(.stackView) == "stack view (a1b-2c-d3e)")
    #expect(title(.webView) == "web view (a1b-2c-d3e)")
  }

  @Test func applicationClassReplacesUIKitClass() {
    #expect(title(.view) { $0.customClass = "GradientView" } == "GradientView (a1b-2c-d3e)")
  }

  /// A title shows 24 characters, the length of `Log In with the accounts`.
  ///
  /// A word that would end later is left out, unless it is the only one.
  @Test(arguments: [
    ("Log In with your account", "Log In with your account"),
    ("Log In with the account of your school", "Log In with the account…"),
    ("Log In with the accounts of your schools", "Log In with the accounts…"),
    ("Log In with the account24 of your school", "Log In with the…"),
    ("Rindfleischetikettierungsgesetz", "Rindfleischetikettierung…"),
    ("Two\n  lines", "Two lines"),
    ("Melde dich  mit deinem Schülerkonto an", "Melde dich mit deinem…"),
    // Without its line break, the mark belongs to the space before it.
    ("é\n\u{301}" + String(repeating: "a", count: 30), "é \u{301}aaaaaaaaaaaaaaaaaaaaaa…"),
  ])
  func longTextIsShownByItsBeginning(_ text: String, _ shown: String) {
    #expect(title(.label) { $0.text = text } == "label \"\(shown)\" (a1b-2c-d3e)")
  }

  /// A row has the views of its prototype, with its number after their names and ids.
  @Test func rowViewUsesPrototypeTitle() {
    var root = ViewNode(id: "root", name: "root", kind: .view)
    root.subviews = [
      ViewNode(id: "a1b-2c-d3e-3", name: "a1b-2c-d3e-3", kind: .label),
      ViewNode(id: "t1b-2c-d3e-3", name: "title-3", kind: .label),
    ]
    root.subviews[0].properties.text = "Log In"
    let location = FileLocation(file: "Main.storyboard", line: 1, column: 1)
    let titles = Screen(name: "list", rootView: root).titles(writtenAt: [
      "a1b-2c-d3e": ItemSource(location: location),
      "t1b-2c-d3e": ItemSource(location: location, label: "title"),
    ])
    #expect(titles["a1b-2c-d3e-3"]?.text == #"label "Log In" (a1b-2c-d3e-3)"#)
    #expect(titles["title-3"]?.text == "title-3")
  }

  @Test func blankTextIsIgnored() {
    #expect(title(.button) { $0.text = " \n" } == "button (a1b-2c-d3e)")
  }
}
