import DriftReport
import Reports
import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct TechniquePageTests {
  /// Returns a case where the form scrolls by `offset` with the keyboard and by `left` after it.
  ///
  /// The field is at 460...494 with a shift of 0, and the keyboard begins at 451.
  private func run(
    _ technique: String,
    on orientation: String = "portrait",
    shift: Double = 0,
    scrolledBy offset: Double = 0,
    leaving left: Double = 0
  ) -> Run {
    var identity = SampleRuns.identity
    (identity.technique, identity.orientation) = (technique, orientation)
    var run = SampleRuns.keyboard(identity: identity, shift: shift)
    run.steps[2].snapshot?.scroll(by: offset)
    run.steps[4].snapshot = run.steps[0].snapshot
    run.steps[4].snapshot?.scroll(by: left)
    return run
  }

  private var runs: [Run] {
    [
      run("none"), run("inset", shift: -43, scrolledBy: 64),
      run("none", on: "landscape", shift: 1.5, leaving: 12),
      run("inset", on: "landscape", shift: -60, scrolledBy: 80, leaving: 1),
    ]
  }

  @Test func eachQuestionHasTable() {
    let page = techniquePage(runs)
    #expect(page.count(of: #"<table class="overview answers">"#) == 3)
    let head = #"<th scope="col">Device</th><th scope="col">none</th><th scope="col">inset</th>"#
    #expect(page.count(of: head) == 3)
    for (number, stage) in ["iphone-8 portrait", "iphone-8 landscape"].enumerated() {
      let row = ##"<th scope="row"><a href="#stage\##(number + 1)">\##(stage)</a></th>"##
      #expect(page.count(of: row) == 3)
    }
  }

  /// 494 - 451 = 43 points are hidden, or 44.5 with the shift.
  ///
  /// Scrolled by 64 from -20 the offset is 44.
  @Test func everyCellIsFilled() {
    #expect(
      cells(of: techniquePage(runs)) == [
        "error hidden password by 43", "clear visible",
        "error hidden password by 44.5", "clear visible",
        "plain by 0 offset -20", "plain by 64 offset 44",
        "plain by 0 offset -20", "plain by 80 offset 60",
        "clear restored", "clear restored",
        "error not restored offset", "error not restored offset",
      ]
    )
  }

  private let verdict =
    "<h1>The technique inset keeps the focused field visible in every case</h1>"

  @Test func verdictNamesTechniquesThatKeepFieldsVisible() {
    let page = techniquePage(runs)
    #expect(page.contains(verdict))
    #expect(page.contains("No technique restores all values in every case; "))
    #expect(page.contains("comparing 2 keyboard techniques in 2 cases of sign-up/keyboard, sample"))
    #expect(page.contains("<td><div>0 of 2</div></td><td><div>2 of 2</div></td></tr></tfoot>"))
  }

  /// One of two cases never has the focus, so no view can be visible or restored.
  @Test func casesWithoutFocusAreNotCounted() {
    var still = run("inset", on: "landscape")
    still.steps.removeSubrange(1...)
    still.events.removeAll(where: \.isOfKeyboard)
    let page = techniquePage([run("inset", shift: -60), still])
    #expect(page.contains(verdict))
    #expect(page.contains("The technique inset restores all values in every case</p>"))
    #expect(page.count(of: "<td><div>1 of 1</div></td>") == 2)
  }

  @Test func failedCaseIsNamedInItsCells() {
    let page = techniquePage(Array(runs.dropLast()), failures: ["sign-up: it crashed"])
    #expect(page.contains("<li>sign-up: it crashed</li>"))
    #expect(cells(of: page).count { $0 == "plain case failed" } == 3)
  }

  @Test func screenWithoutFocusHasNoVerdict() {
    var run = run("none")
    run.steps[2].snapshot?.firstResponder = nil
    run.steps[2].snapshot?.views.removeAll { $0.scroll != nil }
    run.steps[4].snapshot = run.steps[2].snapshot
    let page = techniquePage([run])
    #expect(
      cells(of: page) == ["plain no focus", "plain no scroll view", "plain nothing to compare"]
    )
    #expect(!page.contains("<details") && !page.contains(##"href="#stage"##))
  }

  /// A hidden field is marked: 43 of its points are hidden, but all of it is drawn.
  @Test func screensOfDeviceAreSideBySide() throws {
    let page = techniquePage(runs)
    let parts = page.split(separator: #"<details class="card""#).dropFirst()
    #expect(parts.count == 2)
    let portrait = try #require(parts.first)
    #expect(portrait.contains("hidden under none</span>"))
    #expect(portrait.contains("<b>none</b> <span class=\"badge error\">hidden by 43</span>"))
    #expect(portrait.contains("<b>inset</b> <span class=\"badge clear\">visible</span>"))
    let marks = portrait.matches(of: /<rect class="mark" x="16" y="([\d.]+)"/).map(\.output.1)
    #expect(marks == ["460"])
    // Four screens, all different.
    #expect(page.count(of: #"<g id="s"#) == 4)
  }

  @Test(arguments: ["<img src=x>", "\"onload=\"x", "{{{style}}}", "\u{202E}"])
  func fieldNamesAreText(name: String) {
    let all = runs.map { run in
      var run = run
      for index in run.steps.indices {
        guard var snapshot = run.steps[index].snapshot else { continue }
        snapshot.firstResponder = snapshot.firstResponder.map { renamed($0, name) }
        for view in snapshot.views.indices {
          snapshot.views[view].path = renamed(snapshot.views[view].path, name)
        }
        run.steps[index].snapshot = snapshot
      }
      return run
    }
    let page = techniquePage(all, isDrawn: false)
    #expect(page.count(of: "<") == techniquePage(runs, isDrawn: false).count(of: "<"))
    #expect(!page.contains("\u{202E}"))
    #expect(!page.contains(" password by 43"))
  }

  private func renamed(_ path: ViewPath, _ name: String) -> ViewPath {
    ViewPath(path.text.replacing("password", with: name))
  }

  /// Returns the class and the text of each cell.
  private func cells(of page: String) -> [String] {
    page.matches(of: /<td class="(\w+)"><div>(.*?)<\/div><\/td>/).map { match in
      "\(match.output.1) \(match.output.2.replacing(/<[^>]*>/, with: ""))"
    }
  }
}

extension Snapshot {
  /// Scrolls all scroll views, without moving their content.
  fileprivate mutating func scroll(by distance: Double) {
    for index in views.indices {
      guard let offset = views[index].scroll?.contentOffset else { continue }
      views[index].scroll?.contentOffset = Point(x: offset.x, y: offset.y + distance)
    }
  }
}
