import Foundation
import ScenarioModel
import SnapshotModel
import Testing
import Workflows

@Suite struct QuestionChangeTests {
  /// One edit of the scenario below, and its line for reviewers.
  struct Edit: CustomTestStringConvertible {
    let from: String
    let to: String
    let line: String

    init(_ from: String, _ to: String, _ line: String) {
      (self.from, self.to, self.line) = (from, to, line)
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Edit(
      "secondAttribute: bottom\n          constant: 8",
      "secondAttribute: bottom\n          constant: 20",
      "constraint emailField.top == nameField.bottom + 8 -> + 20"
    ),
    Edit(
      "secondAttribute: bottom\n          constant: 8",
      "secondAttribute: bottom\n          constant: -4",
      "constraint emailField.top == nameField.bottom + 8 -> - 4"
    ),
    Edit(
      "firstAttribute: width, constant: 280",
      "firstAttribute: width, constant: 300",
      "constraint nameField.width == 280 -> 300"
    ),
    Edit(
      "firstAttribute: width, constant: 280",
      "firstAttribute: width, constant: 280, priority: 750",
      "constraint nameField.width == 280 @1000 -> @750"
    ),
    Edit(
      "firstAttribute: width, constant: 280",
      "firstAttribute: width, constant: 280, relation: lessThanOrEqual",
      "constraint nameField.width == 280 -> nameField.width <= 280"
    ),
    Edit(
      "secondItem: view, multiplier: 0.5",
      "secondItem: view, multiplier: 0.25",
      "constraint logo.width == 0.5*view.width -> logo.width == 0.25*view.width"
    ),
    Edit(line(with: "logoWidth"), "", "constraint removed: logo.width == 0.5*view.width"),
    Edit(
      "      constraints:\n",
      """
            constraints:
              - { id: new, firstItem: logo, firstAttribute: top, secondItem: view.safeArea }

      """,
      "constraint added: logo.top == safeArea.top"
    ),
    Edit("spacing: 12", "spacing: 16", "stack form: spacing 12 -> 16"),
    Edit(line(with: "axis:"), "", "stack form: axis vertical -> default"),
    Edit(
      line(with: "axis:"),
      "          axis: horizontal\n",
      "stack form: axis vertical -> horizontal"
    ),
    Edit("text: Hello", "text: Hello there", #"label title: text "Hello" -> "Hello there""#),
    Edit("font: 17", "font: 20", "label title: font.pointSize 17 -> 20"),
    Edit(
      "name: logo,",
      "name: logo, isHidden: true,",
      "image view logo: isHidden default -> true"
    ),
    Edit(
      "layoutMargins: [8, 8, 8, 8]",
      "layoutMargins: [8, 16, 8, 8]",
      "view view: layoutMargins.left 8 -> 16"
    ),
    Edit("[1, 2, 30, 40]", "[1, 2, 30, 50]", "view box: frame.height 40 -> 50"),
    Edit(
      "name: title, class: UILabel",
      "name: title, class: UITextView",
      "text view title: class UILabel -> UITextView"
    ),
    Edit(
      line(with: "name: one") + line(with: "name: two"),
      line(with: "name: two") + line(with: "name: one"),
      "stack form: subviews one, two -> two, one"
    ),
    Edit(
      line(with: "name: two"),
      line(with: "name: two") + "            - { name: three, class: UIButton, text: OK }\n",
      "button three added to form"
    ),
    Edit(line(with: "name: two"), "", "view two removed from form"),
    Edit("wait: 0.5", "wait: 0.75", "step 2: wait: 0.5 -> wait: 0.75"),
    Edit("  - wait: 0.5\n", "", "removed at step 2: wait: 0.5"),
    Edit(
      "  - wait: 0.5\n",
      "  - layout\n  - wait: 0.5\n",
      "added as step 2: layout"
    ),
    Edit(
      "visibilityScrollMargin: 10",
      "visibilityScrollMargin: 20",
      "options: visibilityScrollMargin 10 -> 20"
    ),
    Edit("navigation: false", "navigation: true", "scenario: navigation false -> true"),
    Edit(
      "navigation: false",
      "navigation: false\naccessibility: true",
      "scenario: accessibility default -> true"
    ),
    Edit(
      "simulation: { keyboardDuration: 0.25 }",
      "simulation: { keyboardDuration: 0.25, roundsToPixels: false }",
      "simulation: roundsToPixels default -> false"
    ),
  ])
  func editIsOneLineAndRevertible(_ edit: Edit) throws {
    let old = try question(form)
    let text = form.replacing(edit.from, with: edit.to)
    try #require(text != form)
    let new = try question(text)
    let changes = new.changes(since: old)
    #expect(changes.map(\.text) == [edit.line])
    let reverted = try #require(changes.first?.reverted(in: new))
    // The scenario below has ids, so that only the edit differs.
    #expect(reverted.screens == old.screens)
    #expect(reverted.scenario.steps == old.scenario.steps)
    #expect(reverted.scenario.options == old.scenario.options)
    #expect(reverted.scenario.simulation == old.scenario.simulation)
    #expect(reverted.scenario.navigation == old.scenario.navigation)
    #expect(reverted.changes(since: old).isEmpty)
  }

  /// The constraint is 280 points wide at first, and has another constant only in compact height.
  @Test func variationChangesNameTheirSizeClasses() throws {
    func varied(_ constant: Double) throws -> CaseQuestion {
      var question = try question(form)
      let compact = SizeClasses(horizontal: .compact, vertical: .compact)
      var contents = question.screens[0].contents
      contents.rootView.changeConstants(from: 280, to: constant)
      question.screens[0].setContents(contents, for: compact)
      return question
    }
    let (old, new) = (try varied(200), try varied(240))
    let changes = new.changes(since: old)
    #expect(
      changes.map(\.text) == [
        "constraint nameField.width == 200 -> 240 (compact width, compact height)"
      ]
    )
    #expect(changes.first?.reverted(in: new)?.screens == old.screens)
  }

  @Test func changesAreRevertedSeparately() throws {
    let old = try question(form)
    let new = try question(
      form.replacing("spacing: 12", with: "spacing: 16")
        .replacing("constant: 280", with: "constant: 300")
        .replacing("wait: 0.5", with: "wait: 1")
    )
    let changes = new.changes(since: old)
    let lines = [
      "stack form: spacing 12 -> 16", "constraint nameField.width == 280 -> 300",
      "step 2: wait: 0.5 -> wait: 1",
    ]
    #expect(changes.map(\.text) == lines)
    for (index, change) in changes.enumerated() {
      let reverted = try #require(change.reverted(in: new))
      var left = lines
      left.remove(at: index)
      #expect(reverted.changes(since: old).map(\.text) == left)
    }
  }

  @Test func constraintOrderAndFilePositionsAreIgnored() throws {
    let width = line(with: "logoWidth")
    let moved = form.replacing(width, with: "")
      .replacing("      constraints:\n", with: "      constraints:\n" + width)
    try #require(moved != form)
    #expect(try question(moved).changes(since: question(form)).isEmpty)

    // Without ids, a constraint has its line and column as the name.
    let anonymous = form.replacing(#/id: \w+, /#, with: "")
    let shifted = "# A comment.\n" + anonymous
    #expect(try question(shifted).changes(since: question(anonymous)).isEmpty)
    let both = shifted.replacing("constant: 280", with: "constant: 300")
    let changes = try question(both).changes(since: question(anonymous))
    #expect(changes.map(\.text) == ["constraint nameField.width == 280 -> 300"])
    // The same edit in a reordered file.
    let reordered = try question(moved.replacing(#/id: \w+, /#, with: ""))
    #expect(try reordered.changes(since: question(anonymous)).isEmpty)
  }

  /// A removed view takes its constraints with it, and a restored view brings them back.
  @Test func restoredViewHasItsConstraints() throws {
    let old = try question(form)
    let new = try question(
      form.replacing(line(with: "name: logo"), with: "")
        .replacing(line(with: "logoWidth"), with: "")
    )
    let changes = new.changes(since: old)
    #expect(changes.map(\.text) == ["image view logo removed from view"])
    #expect(changes.first?.reverted(in: new)?.screens == old.screens)
    // In the other direction, the view's constraints disappear with it.
    let back = old.changes(since: new)
    #expect(back.map(\.text) == ["image view logo added to view"])
    #expect(back.first?.reverted(in: old)?.screens == new.screens)
  }

  @Test func movedViewShowsBothPositions() throws {
    let old = try question(form)
    let new = try question(
      form.replacing(line(with: "name: two"), with: "")
        .replacing(
          line(with: "name: box"),
          with: "        - { name: two }\n" + line(with: "name: box")
        )
    )
    let changes = new.changes(since: old)
    #expect(changes.map(\.text) == ["view two moved from form to view"])
    #expect(changes.first?.reverted(in: new)?.screens == old.screens)
  }

  /// Views inside a new view cannot be reverted without it.
  @Test func dependentChangesAreNotRevertedSeparately() throws {
    let old = try question(form)
    let new = try question(
      form.replacing(
        "- { name: box, frame: [1, 2, 30, 40] }",
        with: "- { name: holder, subviews: [{ name: box, frame: [1, 2, 30, 40] }] }"
      )
    )
    let changes = new.changes(since: old)
    #expect(
      changes.map(\.text) == ["view holder added to view", "view box moved from view to holder"]
    )
    #expect(changes.map { $0.reverted(in: new) == nil } == [true, false])
  }

  @Test func rewrittenStoredFramesAreOneChange() throws {
    let old = try question(form)
    var new = old
    for index in 0..<3 {
      new.screens[0].rootView.subviews[index].frame = Rect(x: 0, y: 1, width: 2, height: 3)
    }
    let changes = new.changes(since: old)
    #expect(changes.map(\.text) == ["stored frames of 3 views that constraints determine"])
    #expect(changes.first?.reverted(in: new) == old)
  }

  /// A new id from an editor is not a change if the name is the same.
  @Test func viewIsMatchedByName() throws {
    let old = try question(form)
    let renamed = try JSONEncoder().encode(old.screens)
    let text = String(decoding: renamed, as: UTF8.self)
      .replacing(#""id":"logo""#, with: #""id":"a-b-c""#)
      .replacing(#""firstItem":"logo""#, with: #""firstItem":"a-b-c""#)
    var new = old
    new.screens = try JSONDecoder().decode([Screen].self, from: Data(text.utf8))
    try #require(new != old)
    #expect(new.changes(since: old).isEmpty)
  }

  /// The email field has a constraint to the name field, which alone has the width.
  ///
  /// The stack has no constraints, and arranges two views.
  @Test func changeIsNamedBesideDriftOfNeighbors() throws {
    let old = try question(form)
    let width = try #require(
      question(form.replacing("constant: 280", with: "constant: 300")).changes(since: old).first
    )
    #expect(width.distance(to: "screen/nameField") != nil)
    #expect(width.distance(to: "screen/scrollView/contentView/nameField") != nil)
    #expect(width.distance(to: "screen/emailField") != nil)
    #expect(width.distance(to: "screen/logo") == nil)
    #expect(width.distance(to: "screen") == nil)
    #expect(width.distance(to: "other/nameField") == nil)
    let spacing = try #require(
      question(form.replacing("spacing: 12", with: "spacing: 16")).changes(since: old).first
    )
    #expect(spacing.distance(to: "screen/form/one") != nil)
    #expect(spacing.distance(to: "screen/nameField") == nil)
    let margins = try #require(
      question(form.replacing("[8, 8, 8, 8]", with: "[8, 9, 8, 8]")).changes(since: old).first
    )
    #expect(margins.distance(to: "screen") != nil)
    let steps = try #require(
      question(form.replacing("wait: 0.5", with: "wait: 1")).changes(since: old).first
    )
    #expect(steps.distance(to: "screen") == nil)
  }

  /// A view without a name is called by its content, the guide of a controller by UIKit's name.
  @Test func changeUsesViewTitles() throws {
    var titles = ViewTitles()
    let title = ViewTitle(description: #"text field "Email""#, id: "e1b-2c-d3e")
    titles.add(screen: "screen", root: "view", views: ["emailField": title])
    func texts(_ from: String, _ to: String) throws -> [String] {
      var questions = try [form, form.replacing(from, with: to)].map(question)
      for index in questions.indices {
        questions[index].screens[0].rootView.layoutGuides[0].kind = .top
      }
      return questions[1].changes(since: questions[0], calling: (titles, titles)).map(\.text)
    }
    #expect(
      try texts("constant: 8", "constant: 20") == [
        #"constraint text field "Email" (e1b-2c-d3e).top == nameField.bottom + 8 -> + 20"#
      ]
    )
    #expect(
      try texts("secondItem: view.safeArea", "secondItem: view.safeArea, constant: 4")
        == ["constraint nameField.top == topLayoutGuide.top -> + 4"]
    )
    #expect(
      try texts("emailField, class: UITextField", "emailField, class: UITextField, isHidden: true")
        == [#"text field "Email" (e1b-2c-d3e): isHidden default -> true"#]
    )
  }

  @Test func addedAndRemovedScreensAreNamed() throws {
    let old = try question(form)
    let other = Screen(name: "other", rootView: ViewNode(id: "root", name: "root", kind: .view))
    var new = old
    new.scenario.screens.append(ScreenReference(name: "other", source: .file("other.yaml")))
    new.screens.append(other)
    #expect(new.changes(since: old).map(\.text) == ["screen other added"])
    #expect(new.changes(since: old).first?.reverted(in: new) == old)
    #expect(old.changes(since: new).map(\.text) == ["screen other removed"])
    #expect(old.changes(since: new).first?.reverted(in: old) == new)
    var wider = new
    wider.screens[0] = try question(form.replacing("constant: 280", with: "constant: 300")).screens[
      0
    ]
    #expect(
      wider.changes(since: new).map(\.text) == ["screen: constraint nameField.width == 280 -> 300"]
    )
    var turned = new
    turned.scenario.screens.reverse()
    turned.screens.reverse()
    #expect(turned.changes(since: new).map(\.text) == ["screens screen, other -> other, screen"])
    #expect(turned.changes(since: new).first?.reverted(in: turned) == new)
  }
}

/// A scenario with an id for every constraint.
private let form = """
  screens:
    screen:
      view:
        layoutMargins: [8, 8, 8, 8]
        subviews:
          - { name: nameField, class: UITextField }
          - { name: emailField, class: UITextField }
          - { name: logo, class: UIImageView, imageSize: [40, 40] }
          - { name: title, class: UILabel, text: Hello, font: 17 }
          - name: form
            class: UIStackView
            axis: vertical
            spacing: 12
            subviews:
              - { name: one }
              - { name: two }
          - { name: box, frame: [1, 2, 30, 40] }
        constraints:
          - { id: width, firstItem: nameField, firstAttribute: width, constant: 280 }
          - id: top
            firstItem: emailField
            firstAttribute: top
            secondItem: nameField
            secondAttribute: bottom
            constant: 8
          - { id: safe, firstItem: nameField, firstAttribute: top, secondItem: view.safeArea }
          - { id: logoWidth, firstItem: logo, firstAttribute: width, secondItem: view, multiplier: 0.5 }
  navigation: false
  technique: scrolling-content
  options: { visibilityScrollMargin: 10 }
  simulation: { keyboardDuration: 0.25 }
  matrix: { devices: [iphone-8], orientations: [portrait] }
  steps:
    - checkpoint: at rest
    - focus: nameField
    - wait: 0.5
    - checkpoint: keyboard up

  """

/// Returns the whole line of the scenario that contains a text.
extension ViewNode {
  fileprivate mutating func changeConstants(from old: Double, to new: Double) {
    for index in constraints.indices where constraints[index].constant == old {
      constraints[index].constant = new
    }
    for index in subviews.indices { subviews[index].changeConstants(from: old, to: new) }
  }
}

private func line(with text: String) -> String {
  form.split(separator: "\n").first { $0.contains(text) }.map { "\($0)\n" } ?? ""
}

/// Returns the question of the only case of a scenario with inline screens.
private func question(_ text: String) throws -> CaseQuestion {
  let scenario = try ScenarioFile.parse(text: text, file: "form.yaml", name: "form").scenario
  let item = try #require(scenario.cases().first)
  return CaseQuestion(
    scenario: scenario,
    screens: try scenario.screens.map { reference in
      guard case .inPlace(let root) = reference.source else { throw NotInPlace() }
      return Screen(name: reference.name, rootView: root)
    },
    device: item.device,
    orientation: item.orientation
  )
}

private struct NotInPlace: Error {}
