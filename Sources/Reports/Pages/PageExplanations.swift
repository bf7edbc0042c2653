import Foundation
import Reporting
import SnapshotModel

/// The explanations of frames for a page's script.
///
/// Each line and each view is stored once and shared by all screens.
struct PageExplanations {
  /// A view by its path, in the form of the page's document.
  private struct View: Hashable, Encodable {
    var path: String
    /// The line numbers of its explanation.
    var lines: [Int]
  }

  /// The views of one checkpoint.
  private struct Screen: Encodable {
    var side: String
    var step: Int
    /// The view numbers.
    var views: [Int]
  }

  /// The document of the page, by the anchors of timelines.
  private struct Document: Encodable {
    var lines: [String] = []
    var views: [View] = []
    var screens: [String: [Screen]] = [:]
  }

  private var document = Document()
  private var lineNumbers: [String: Int] = [:]
  private var viewNumbers: [View: Int] = [:]
  /// The approximate number of bytes left for further screens.
  private var room: Int
  private var omitted = 0

  /// A sentence about omitted screens; empty if all are included.
  var leftOut: [String] {
    omitted == 0 ? [] : ["Size limit reached: \(counted(omitted, "screen")) without explanation."]
  }

  /// - Parameter room: The approximate maximum size of the explanations, in bytes.
  init(room: Int) {
    self.room = room
  }

  /// Adds the screens of a run, as long as there is room.
  ///
  /// - Parameters:
  ///   - explanations: The explanations of the frames at the run's checkpoints.
  ///   - side: The side in the marks of the screens' figures.
  ///   - anchor: The anchor of the run's timeline; nil if it has none.
  ///   - titles: The titles of the views.
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
      let views = explained.views.map { view in
        number(of: ExplainedView(view, titles: titles, place: ""))
      }
      room -= 6 * views.count + 40
      document.screens[anchor, default: []].append(
        Screen(side: side, step: explained.step, views: views)
      )
    }
  }

  /// The values of the template `explanations`; empty if no screen was added.
  var values: [PageValues] {
    guard !document.screens.isEmpty else { return [] }
    do {
      let json = try JSONEncoder.sorted().encode(document)
      // Escaped, so that no user text ends the surrounding element.
      let text = String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
      return [["explanations": text]]
    } catch {
      preconditionFailure("an explanation holds a number that JSON cannot: \(error)")
    }
  }

  private mutating func number(of view: ExplainedView) -> Int {
    let shown = View(
      path: view.path.text.escapedForLog,
      lines: view.lines.map { number(of: $0) }
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
