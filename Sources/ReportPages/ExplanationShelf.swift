import Foundation
import Reporting
import ScreenDrawings
import SnapshotModel

/// What determined the frames on the screens of a page, for the page's script to show: each line and each
/// view once, however many screens have them.
struct ExplanationShelf {
  /// A view as the script finds it where it is clicked.
  private struct View: Hashable, Encodable {
    var title: String
    /// What can be seen of it, in the window's coordinates: x, y, width and height; nothing for what cannot
    /// be seen.
    var frame: [Double]
    /// The lines of its explanation, by their numbers.
    var lines: [Int]
  }

  /// The views of one checkpoint.
  private struct Screen: Encodable {
    var side: String
    var step: Int
    var checkpoint: String
    /// By their numbers, from back to front.
    var views: [Int]
  }

  /// What the page has, by the anchors of timelines.
  private struct Document: Encodable {
    var lines: [String] = []
    var views: [View] = []
    var screens: [String: [Screen]] = [:]
  }

  private var document = Document()
  private var lineNumbers: [String: Int] = [:]
  private var viewNumbers: [View: Int] = [:]
  /// How many bytes are left for further screens, about.
  private var room: Int
  private var omitted = 0

  /// That some are left out, in a sentence; none where none is.
  var leftOut: [String] {
    omitted == 0 ? [] : ["Size limit reached: \(counted(omitted, "screen")) without explanation."]
  }

  /// - Parameter room: How many bytes the explanations may take, about.
  init(room: Int) {
    self.room = room
  }

  /// Adds the screens of a run, as long as there is room.
  ///
  /// - Parameters:
  ///   - explanations: What determined the frames at its checkpoints.
  ///   - run: The run.
  ///   - side: What the figures of its screens are marked with.
  ///   - anchor: That of its timeline; nil where it has none.
  ///   - titles: What people call the views.
  mutating func add(
    _ explanations: [ExplainedStep],
    of run: Run,
    on side: String = "run",
    at anchor: String?,
    calling titles: ViewTitles
  ) {
    guard let anchor else { return }
    for explained in explanations {
      guard room > 0 else {
        omitted += 1
        continue
      }
      guard let step = run.steps.first(where: { $0.index == explained.step }),
        let snapshot = step.snapshot
      else { continue }
      let frames = snapshot.visibleFrames
      let views = explained.views.map { view in
        number(of: view, frame: frames[view.view], calling: titles)
      }
      room -= 6 * views.count + 60
      document.screens[anchor, default: []].append(
        Screen(side: side, step: step.index, checkpoint: step.detail.spelledOut, views: views)
      )
    }
  }

  /// The values of the template `explanations`; nothing without any.
  var values: [PageValues] {
    guard !document.screens.isEmpty else { return [] }
    do {
      let json = try JSONEncoder.sorted().encode(document)
      // So that no text of others ends the element that it stands in.
      let text = String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
      return [["explanations": text]]
    } catch {
      preconditionFailure("an explanation holds a number that JSON cannot: \(error)")
    }
  }

  private mutating func number(
    of view: FrameExplanation,
    frame: Rect?,
    calling titles: ViewTitles
  ) -> Int {
    let explained = ExplainedView(view, titles: titles, place: "")
    let shown = View(
      title: explained.title.spelledOut,
      frame: frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? [],
      lines: explained.lines.map { number(of: $0) }
    )
    if let number = viewNumbers[shown] { return number }
    room -= shown.title.utf8.count + 6 * shown.lines.count + 60
    viewNumbers[shown] = document.views.count
    document.views.append(shown)
    return document.views.count - 1
  }

  private mutating func number(of line: String) -> Int {
    if let number = lineNumbers[line] { return number }
    room -= line.utf8.count + 3
    lineNumbers[line] = document.lines.count
    document.lines.append(line)
    return document.lines.count - 1
  }
}
