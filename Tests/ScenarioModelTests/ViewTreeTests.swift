import ScenarioModel
import SnapshotModel
import Testing

@Suite struct ViewTreeTests {
  @Test func viewTreeIsReadAsWritten() throws {
    let root = try rootView(
      """
      class: UIScrollView
      contentInsetAdjustmentBehavior: always
      subviews:
        - name: form
          class: UIStackView
          axis: vertical
          spacing: 16
          subviews:
            - { name: field, class: UITextField, placeholder: Name, font: 17 }
          constraints:
            - { firstAttribute: width, constant: 280, priority: 260 }
            - id: top
              firstItem: form
              firstAttribute: top
              relation: greaterThanOrEqual
              secondItem: view.safeArea
              multiplier: 2
              constant: 8
        - { name: box, frame: [1, 2, 30, 40], autoresizingMask: [flexibleWidth, flexibleTopMargin] }
      """
    )
    var scrolling = ViewProperties()
    scrolling.contentInsetAdjustmentBehavior = .always
    var stacked = ViewProperties()
    stacked.axis = .vertical
    stacked.spacing = 16
    var field = ViewProperties()
    field.placeholder = "Name"
    field.font = FontNode(pointSize: 17)
    let expected = ViewNode(
      id: "view",
      name: "view",
      kind: .scrollView,
      translatesAutoresizingMaskIntoConstraints: true,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      properties: scrolling,
      subviews: [
        ViewNode(
          id: "form",
          name: "form",
          kind: .stackView,
          properties: stacked,
          subviews: [ViewNode(id: "field", name: "field", kind: .textField, properties: field)],
          constraints: [
            // It is at line 11, column 9 of a tree that begins at 4:7.
            ConstraintNode(
              id: "14:15",
              firstItem: "form",
              firstAttribute: .width,
              constant: 280,
              priority: 260
            ),
            ConstraintNode(
              id: "top",
              firstItem: "form",
              firstAttribute: .top,
              relation: .greaterThanOrEqual,
              secondItem: "view.safeArea",
              secondAttribute: .top,
              multiplier: 2,
              constant: 8
            ),
          ]
        ),
        ViewNode(
          id: "box",
          name: "box",
          kind: .view,
          frame: Rect(x: 1, y: 2, width: 30, height: 40),
          translatesAutoresizingMaskIntoConstraints: true,
          autoresizingMask: [.flexibleWidth, .flexibleTopMargin]
        ),
      ],
      layoutGuides: [GuideNode(id: "view.safeArea", kind: .safeArea)]
    )
    #expect(root == expected)
  }

  @Test(arguments: [
    ("{ velvet: red }", "4:9: a view has no key 'velvet'\nhint: choose from name, class, frame,"),
    ("{ spacng: 2 }", "4:9: a view has no key 'spacng'\nhint: did you mean 'spacing'?"),
    (
      "{ subviews: [{ class: UIView }] }", "4:20: a view is missing the key 'name'\nfix: add 'name'"
    ),
    (
      "{ subviews: [{ name: a }, { name: a }] }",
      "4:41: the screen contains 'a' twice\nfix: remove one of the two"
    ),
    (
      "{ subviews: [{ name: a.b }] }",
      "4:28: a view written in place cannot be called 'a.b'\nfix: use one line"
    ),
    (
      "{ name: top, constraints: [{ firstItem: tpo, firstAttribute: top }] }",
      "4:47: there is no view 'tpo'\nhint: did you mean 'top'?"
    ),
    (
      "{ name: top, constraints: [{ firstItem: top.safearea, firstAttribute: top }] }",
      "4:47: there is no guide 'top.safearea'\nhint: did you mean 'top.safeArea'?"
    ),
    (
      "{ constraints: [{ firstAttribute: topp }] }",
      "4:41: there is no attribute 'topp'\nhint: did you mean 'top'?"
    ),
    (
      "{ constraints: [{ firstAttribute: width, priority: 1001 }] }",
      "4:58: 'priority' must be a priority from 0.001 to 1000, not 1001"
    ),
    (
      "{ constraints: [{ firstAttribute: width, secondAttribute: height }] }",
      "4:65: a constraint is missing the key 'secondItem'\nfix: add 'secondItem'"
    ),
    ("{ numberOfLines: 1.5 }", "4:24: 'numberOfLines' must be a whole number, not '1.5'"),
    ("{ layoutMargins: [1, 2] }", "4:24: 'layoutMargins' must be [top, left, bottom, right]"),
  ])
  func mistakeInATreeIsNamed(_ tree: String, _ message: String) throws {
    let error = #expect(throws: ScenarioErrors.self) { try rootView(tree) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("tree.yaml:" + message), "\(description)")
  }

  /// Parses a scenario with the tree as its only screen, indented by six from line 4.
  private func rootView(_ tree: String) throws -> ViewNode {
    let lines = tree.split(separator: "\n").map { "      " + $0 }
    let text = """
      screens:
        form:
          view:
      \(lines.joined(separator: "\n"))
      matrix: { devices: [iphone-8] }
      steps: [{ checkpoint: at rest }]
      """
    let file = try ScenarioFile.parse(text: text, file: "tree.yaml", name: "tree")
    guard case .inPlace(let root) = file.scenario.screens[0].source else {
      throw ScenarioError(.noCheckpoint, at: FileLocation(file: "", line: 0, column: 0))
    }
    return root
  }
}
