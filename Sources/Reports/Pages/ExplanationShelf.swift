import Foundation
import Reporting
import SnapshotModel

/// What determined the frames on the screens of a page, for the page's script to show: each line and each
/// view once, however many screens have them.
struct ExplanationShelf {
  /// A view by its path, as the page has it.
  private struct View: Hashable, Encodable {
    var path: String
    /// The lines of its explanation, by their numbers.
    var lines: [Int]
  }

  /// The views of one checkpoint.
  private struct Screen: Encodable {
    var side: String
    var step: Int
    /// By their numbers.
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
  ///   - side: What the figures of its screens are marked with.
  ///   - anchor: That of its timeline; nil where it has none.
  ///   - titles: What people call the views.
  mutating func add(
    _ explanations: [ExplainedStep],
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
      let views = explained.views.map { number(of: $0, calling: titles) }
      room -= 6 * views.count + 40
      document.screens[anchor, default: []].append(
        Screen(side: side, step: explained.step, views: views)
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

  private mutating func number(of view: FrameExplanation, calling titles: ViewTitles) -> Int {
    let explained = ExplainedView(view, titles: titles, place: "")
    let shown = View(
      path: view.view.spelledOut,
      lines: explained.lines.map { number(of: $0) }
    )
    if let number = viewNumbers[shown] { return number }
    room -= shown.path.utf8.count + 6 * shown.lines.count + 30
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
