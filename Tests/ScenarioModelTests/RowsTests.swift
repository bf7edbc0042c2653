import ScenarioModel
import Testing

/// Parses the rows in the lists of a screen.
@Suite struct RowsTests {
  private func text(_ rows: String) -> String {
    """
    screens:
      gallery:
        storyboard: Gallery.storyboard
        rows: \(rows)
    matrix: { devices: [iphone-8] }
    steps: [checkpoint: at rest]
    """
  }

  private func scenario(_ rows: String) throws -> Scenario {
    try ScenarioFile.parse(text: text(rows), file: "s.yaml", name: "s").scenario
  }

  @Test func rowsAreReadInTheirOrder() throws {
    let scenario = try scenario(
      "{ photos: [{ cell: Title, texts: { label: 'It: is' } }, { cell: Photo, count: 12 }] }"
    )
    #expect(
      scenario.screens[0].rows == [
        ListRows(
          list: "photos",
          groups: [
            RowGroup(cell: "Title", texts: ["label": "It: is"]), RowGroup(cell: "Photo", count: 12),
          ]
        )
      ]
    )
  }

  @Test func rowsRoundTrip() throws {
    let scenario = try scenario(
      "{ photos: [{ cell: Title, texts: { label: 'It: is', a: b } }, { cell: Photo, count: 12 }] }"
    )
    let again = try ScenarioFile.parse(text: scenario.text(), file: "s.yaml", name: "s").scenario
    #expect(again == scenario)
  }

  @Test(arguments: [
    (
      "{ photos: [{ cell: Photo, count: 1.5 }] }",
      "s.yaml:4:44: 'count' must be a whole number, not '1.5'\nfix: write a whole number"
    ),
    (
      "{ photos: [{ cell: Photo, count: 0 }] }",
      "s.yaml:4:44: 'count' must be a whole number from 1 to 1000, not 0\nfix: "
        + "write a whole number from 1 to 1000"
    ),
    (
      "{ photos: [{ cels: Photo }] }",
      "s.yaml:4:24: a group of rows has no key 'cels'\nhint: did you mean 'cell'?"
    ),
  ])
  func mistakeIsNamedWithItsPlace(rows: String, message: String) throws {
    let error = #expect(throws: ScenarioErrors.self) { try scenario(rows) }
    #expect(error?.description == message)
  }

  /// 100 rows of a cell with a label in it are 200 views, and 500 such groups 100,000.
  @Test(arguments: [500, 501])
  func rowViewsAreCountedBeforeCreation(groups: Int) throws {
    let group = "{ cell: Photo, count: 100 }"
    let rows = "{ photos: [\(Array(repeating: group, count: groups).joined(separator: ", "))] }"
    let file = try ScenarioFile.parse(text: text(rows), file: "s.yaml", name: "s")
    var properties = ViewProperties()
    properties.reuseIdentifier = "Photo"
    let label = ViewNode(id: "l", name: "label", kind: .label)
    let cell = ViewNode(
      id: "c",
      name: "cell",
      kind: .tableViewCell,
      properties: properties,
      subviews: [label]
    )
    let list = ViewNode(id: "p", name: "photos", kind: .tableView, subviews: [cell])
    let screen = Screen(name: "gallery", rootView: list)
    var problem: ScenarioProblem?
    do throws(ScenarioError) {
      _ = try screen.filled(with: file.scenario.screens[0].rows ?? [], at: file.locations.rows[0])
    } catch {
      problem = error.problem
    }
    #expect(problem == (groups > 500 ? .tooManyRowViews(list: "photos", count: 100_200) : nil))
  }

  /// 1,000 checkpoints of a root with 1,999 views inside are 2,000,000 views.
  @Test(arguments: [1999, 2000])
  func checkpointViewsAreCountedBeforeRecording(views: Int) throws {
    let checkpoints = (1...1000).map { "{ checkpoint: \"\($0)\" }" }.joined(separator: ", ")
    let file = try ScenarioFile.parse(
      text: """
        screens: { box: { view: {} } }
        matrix: { devices: [iphone-8] }
        technique: none
        steps: [wait: 1, \(checkpoints)]
        """,
      file: "s.yaml",
      name: "s"
    )
    let subviews = (0..<views).map { ViewNode(id: "\($0)", name: "v\($0)", kind: .view) }
    let root = ViewNode(id: "r", name: "root", kind: .view, subviews: subviews)
    var problem: ScenarioProblem?
    do throws(ScenarioError) {
      let screen = Screen(name: "box", rootView: root)
      try file.scenario.checkRecordedViews(of: [screen], steps: file.locations.steps)
    } catch {
      problem = error.problem
    }
    #expect(problem == (views > 1999 ? .tooManyRecordedViews(2_001_000) : nil))
  }
}
