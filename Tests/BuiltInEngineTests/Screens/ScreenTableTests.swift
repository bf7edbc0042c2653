import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// The tables of a document in recordings, on an iPhone 8 in portrait.
@Suite struct ScreenTableTests {
  /// Returns a table view controller's table, with a text field in each of 15 rows of 60 points.
  private func form(isTableViewController: Bool = true) -> Screen {
    let cells = (0..<15).map { index in
      ViewNode(
        id: "cell\(index)",
        name: "cell\(index)",
        kind: .tableViewCell,
        subviews: [content(index)],
        slot: "cell"
      )
    }
    var table = ViewNode(
      id: "table",
      name: "table",
      kind: .tableView,
      translatesAutoresizingMaskIntoConstraints: true,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      subviews: cells
    )
    table.properties.controlStyle = "grouped"
    table.properties.rowHeight = 60
    table.properties.sections = [
      TableSectionNode(headerTitle: "Account", cells: (0..<2).map { "cell\($0)" }),
      TableSectionNode(cells: (2..<15).map { "cell\($0)" }),
    ]
    return Screen(
      name: "form",
      rootView: table,
      isTableViewController: isTableViewController
    )
  }

  private func content(_ index: Int) -> ViewNode {
    let field = "field\(index)"
    return ViewNode(
      id: "content\(index)",
      name: "content\(index)",
      kind: .view,
      subviews: [ViewNode(id: field, name: field, kind: .textField)],
      constraints: [
        ConstraintNode(
          id: "\(field)-leading",
          firstItem: field,
          firstAttribute: .leading,
          secondItem: "content\(index)",
          secondAttribute: .leadingMargin
        ),
        ConstraintNode(
          id: "\(field)-trailing",
          firstItem: field,
          firstAttribute: .trailing,
          secondItem: "content\(index)",
          secondAttribute: .trailingMargin
        ),
        ConstraintNode(
          id: "\(field)-y",
          firstItem: field,
          firstAttribute: .centerY,
          secondItem: "content\(index)",
          secondAttribute: .centerY
        ),
      ],
      slot: "contentView"
    )
  }

  private func run(_ screen: Screen, invariants: [Invariant] = []) async throws -> Run {
    let question = try question(
      "iphone-8",
      screens: [screen],
      technique: .none,
      invariants: invariants,
      steps: [
        .checkpoint(name: "at rest"), .focus(view: "field14"), .wait(seconds: 1),
        .checkpoint(name: "focused"), .resign, .wait(seconds: 1), .checkpoint(name: "gone"),
      ]
    )
    return try await BuiltInEngine.current.checkedRun(question)
  }

  @Test func staticContentRowsBecomeCells() async throws {
    let run = try await run(form())
    // A header of 55.5 with the title, 17.5 below the section, 17.5 above the next one.
    let second = try run.view("form/cell2", at: "at rest")
    #expect(second.frame == Rect(x: 0, y: 55.5 + 120 + 35, width: 375, height: 60))
    let last = try run.view("form/cell14", at: "at rest")
    #expect(last.frame.y == 210.5 + 12 * 60)
    let table = try run.view("form", at: "at rest")
    #expect(table.scroll?.contentSize == Size(width: 375, height: 210.5 + 13 * 60 + 17.5))
    let field = try run.view("form/cell0/content0/field0", at: "at rest")
    #expect(field.frame.x == 16)
    #expect(field.frame.width == 343)
  }

  @Test func tableViewControllerKeepsFieldsVisible() async throws {
    let run = try await run(form(), invariants: [.focusedFieldVisible])
    #expect(run.broken.isEmpty)
    #expect(try run.view("form", at: "focused").scroll?.contentInset.bottom == 216)
    #expect(try run.view("form", at: "gone").scroll?.contentInset.bottom == 0)
    let bare = try await self.run(
      form(isTableViewController: false),
      invariants: [.focusedFieldVisible]
    )
    #expect(!bare.broken.isEmpty)
  }
}
