import DriftReport
import Reporting
package import SnapshotModel

/// A run's screens at its checkpoints, drawn for a terminal or as a picture.
package struct RunDrawing {
  /// The recorded run; its geometry is drawn as it is.
  package let run: Run
  /// The checkpoints that are drawn.
  package let steps: [Step]
  /// Which views stand out; nil for none.
  package let view: String?
  /// What people call its views.
  private let titles: ViewTitles
  /// What the views look like, by the indices of steps; none where only their geometry is known.
  private let appearances: [Int: ScreenAppearance]

  package init(
    run: Run,
    steps: [Step],
    view: String?,
    titles: ViewTitles = ViewTitles(),
    appearances: [Int: ScreenAppearance] = [:]
  ) {
    self.appearances = appearances
    self.run = run
    self.steps = steps
    self.view = view
    self.titles = titles
  }

  /// The drawings side by side where there is room, below a heading; each line ended.
  package func text(columns: Int) -> String {
    let drawings = screens.map { step, snapshot in
      ScreenDrawing(
        of: snapshot,
        caption: step.detail,
        columns: columns,
        highlighting: highlighted(in: snapshot),
        calling: titles
      )
    }
    let heading = RunTree(run: run).heading.map(\.printable) + [""]
    return (heading + ScreenDrawing.sideBySide(drawings, columns: columns))
      .map { $0 + "\n" }.joined()
  }

  /// One SVG document, the screens from left to right.
  ///
  /// - Parameter interface: In which colors; nil for those that the reader has chosen.
  /// - Returns: A panel for each screen, with its caption.
  package func picture(in interface: ColorStyle.Interface? = nil) -> ScreenPicture {
    let panels = screens.map {
      ScreenPicture.Panel(
        caption: $0.step.detail,
        snapshot: $0.snapshot,
        appearance: appearances[$0.step.index]
      )
    }
    let highlighted = screens.map { self.highlighted(in: $0.snapshot) }
    return ScreenPicture(
      title: "\(run.identity), \(run.engine.name) \(run.engine.version)",
      panels: panels,
      highlighting: highlighted.reduce([]) { $0.union($1) },
      calling: titles,
      in: interface
    )
  }

  private var screens: [(step: Step, snapshot: Snapshot)] {
    steps.compactMap { step in step.snapshot.map { (step, $0) } }
  }

  private func highlighted(in snapshot: Snapshot) -> Set<String> {
    guard let view else { return [] }
    return Set(snapshot.views.filter { $0.isCalled(view) }.map(\.path))
  }
}
