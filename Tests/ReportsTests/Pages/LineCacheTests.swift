import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Reports

/// Compares cached lines with fresh ones.
@Suite struct LineCacheTests {
  @Test func fullCacheForgetsItsLines() {
    let cache = LineCache<Int>(capacity: 2)
    var made: [Int] = []
    func lines(_ key: Int) -> [String] {
      cache.lines(for: key) {
        made.append($0)
        return "\($0)\n\n\($0 * 10)\n"
      }.map(\.text)
    }
    for _ in 0..<2 { #expect(lines(1) == ["1", "10"] && lines(2) == ["2", "20"]) }
    #expect(made == [1, 2])
    #expect(lines(3) == ["3", "30"] && lines(1) == ["1", "10"] && made == [1, 2, 3, 1])
  }

  /// The markup of a row contains the title of its view, which is not part of the event.
  @Test func rowsHaveTheirOwnTitles() {
    let event = RunEvent(
      step: 2,
      time: 0.5,
      kind: .inset,
      name: #"a<b>&"c'"#,
      subject: "form/a1",
      cause: .technique,
      before: .number(1),
      after: .number(2.5),
      duration: 0.25
    )
    let run = SampleRuns.keyboard(events: [event])
    let rows = TimelineRow.rows([(name: "run", entries: TimelineEntry.all(of: run))])
    var titles = ViewTitles()
    let title = ViewTitle(description: #"label "In""#, id: "a1")
    titles.add(screen: "form", root: "root", views: ["a1": title])
    let cache = TimelineLines()
    let name = "a&lt;b&gt;&amp;&quot;c&apos;"
    for (titles, title) in [
      (ViewTitles(), "form/a1"), (titles, "form/label &quot;In&quot; (a1)"),
      (ViewTitles(), "form/a1"),
    ] {
      #expect(
        cache.rows(rows, isComparison: false, calling: titles).map(\.text) == [
          #"<tr class="run" data-time="0.5" data-step="2" data-kind="inset" data-name="\#(name)""#
            + #" data-view="form/a1" data-from="1" data-to="2.5"><th scope="row">0.5 s</th>"#
            + "<td>technique</td><td>\(name)</td><td>\(title)</td><td>1 → 2.5</td><td>0.25 s</td></tr>"
        ]
      )
    }
  }

  /// A table of two runs has a column with the side of each event.
  @Test func rowsOfComparisonsHaveTheirSide() {
    let event = RunEvent(
      step: 0,
      time: 0,
      kind: .call,
      name: "a",
      subject: "form",
      cause: .technique
    )
    let run = SampleRuns.keyboard(events: [event])
    let entries = TimelineEntry.all(of: run)
    let rows = TimelineRow.rows([(name: "before", entries: entries), (name: "after", entries: [])])
    let cache = TimelineLines()
    for isComparison in [false, true, false] {
      let lines = cache.rows(rows, isComparison: isComparison, calling: ViewTitles())
      #expect(!lines.isEmpty)
      for line in lines { #expect(line.text.contains("<td>before</td>") == isComparison) }
    }
  }

  /// A quotation mark with a combining mark is one character, and its first scalar would end an
  /// attribute.
  @Test func quotationMarkBeforeCombiningMarkIsEscaped() {
    let text = "a\"\u{301} b"
    #expect(PageContentType().escapeText(text) == "a&quot;\u{301} b")
    let values: PageValues = [
      "checkpointTime": text, "name": text, "figures": [PageValues](), "isComparison": false,
    ]
    let markup = PageTemplates.part("checkpoint", values)
    #expect(markup.utf8.starts(with: #"<li data-time="a&quot;"#.utf8))
  }

  /// Each property of a checkpoint and of the frame is part of the markup.
  @Test func timelinesHaveTheirOwnLines() {
    let reference = ScreenReference(number: "1", id: "d1")
    func screen(
      _ window: Size = Size(width: 320, height: 480),
      focus: ViewPath? = nil,
      as reference: ScreenReference = reference,
      title: String = "a"
    ) -> ReferencedScreen {
      let snapshot = Snapshot(window: window, keyboard: nil, firstResponder: focus, views: [])
      return ReferencedScreen(snapshot, reference, title: title, calling: ViewTitles())
    }
    let screens = [
      nil, screen(), screen(Size(width: 480, height: 320)), screen(focus: "form/field"),
      screen(as: ScreenReference(number: "2", id: "d1")),
      screen(as: ScreenReference(number: "1", id: "d2")), screen(title: "b"),
    ]
    func checkpoint(
      _ name: String = "up",
      at time: Double = 1,
      side: String = "run",
      step: Int = 2,
      showing screen: ReferencedScreen? = nil
    ) -> TimelineCheckpoint {
      TimelineCheckpoint(
        name: name,
        time: time,
        isComparison: side == "before",
        figures: [TimelineCheckpoint.Figure(side: side, step: step, screen: screen)]
      )
    }
    let checkpoints =
      screens.map { checkpoint(showing: $0) } + [
        checkpoint("down"), checkpoint(at: 2), checkpoint(side: "before"), checkpoint(step: 3),
      ]
    func frame(_ title: String, _ count: Int, _ path: String) -> TimelineFrame {
      let marks = [TimelineFrame.Marks(side: "run", path: path)]
      return TimelineFrame(
        title: title,
        isComparison: false,
        eventCount: count,
        tracks: [TimelineFrame.Track(name: "Insets", count: count, marks: marks)]
      )
    }
    let frames = [
      frame("a", 1, "M0"), frame("b", 1, "M0"), frame("a", 2, "M0"), frame("a", 1, "M1"),
      frame("a", 0, "M0"),
    ]
    let cache = TimelineLines()
    var lists: Set<[String]> = []
    for frame in frames {
      for checkpoint in checkpoints {
        let lines = cache.lines(of: frame, checkpoints: [checkpoint], rows: [MarkupLine("row")])
        let fresh = PageTemplates.part(
          "timeline",
          frame.values(checkpoints: checkpoint.markup, rows: "row\n")
        )
        #expect(lines == MarkupLine.lines(of: fresh))
        lists.insert(lines.map(\.text))
      }
    }
    #expect(lists.count == frames.count * checkpoints.count)
  }
}
