import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Tests the results of queries in the cookbook.
@Suite struct CookbookAnswerTests {
  /// A keyboard of 216 points on a screen of 667 points, and of 162 on one of 375 after a rotation.
  ///
  /// The case has the name of its first orientation.
  @Test func visibleAreaUsesOrientationAtThatTime() throws {
    let events = [
      Self.willShow(step: 1, time: 0, endY: 667 - 216),
      RunEvent(
        step: 2,
        time: 0.5,
        kind: .rotation,
        name: "orientation",
        cause: .script,
        before: .text("portrait"),
        after: .text("landscape")
      ),
      Self.willShow(step: 2, time: 0.5, endY: 375 - 162),
    ]
    var identity = SampleRuns.identity
    identity.orientation = "portrait"
    let run = SampleRuns.keyboard(identity: identity, events: events)
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([run])
      let device = identity.device
      #expect(
        try shell(file, Self.query(naming: "AS room"))
          == "\(device)|landscape|213.0\n\(device)|portrait|451.0\n"
      )
    }
  }

  private static func willShow(step: Int, time: Double, endY: Double) -> RunEvent {
    let frame = Rect(x: 0, y: endY, width: 375, height: 216)
    return RunEvent(
      step: step,
      time: time,
      kind: .notification,
      name: "keyboardWillShow",
      cause: .system,
      keyboard: KeyboardPayload(begin: frame, end: frame, duration: 0.25)
    )
  }

  /// Returns the only query of the cookbook that contains a text.
  private static func query(naming text: String) throws -> String {
    let page = repository.appending(path: "Sources/SnapshotStore/COOKBOOK.md")
    let queries = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /```sql\n((?:.|\n)*?)```/).map { String($0.output.1) }
      .filter { $0.contains(text) }
    #expect(queries.count == 1)
    return try #require(queries.first)
  }
}
