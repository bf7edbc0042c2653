import BuiltInEngine
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Whole cases of the scrolling-content technique.
///
/// An iPhone X is 375 x 812 points with 44 unsafe points at the top and 34 at the bottom, an
/// iPhone 8 is 375 x 667 with 20 at the top.
@Suite struct KeyboardCaseTests {
  private let content: ViewPath = "screen/scrollView/content"

  /// The safe height is 812 - 44 - 34 = 734 without the keyboard.
  ///
  /// A keyboard of 291 reaches 257 above the
  /// home indicator's 34, so the legal offsets end at 734 - 812 + 291 = 213.
  @Test func keyboardAddsScrollRoomBelowPinnedContent() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-x",
        steps: [
          .checkpoint(name: "start"),
          .keyboard((at: 0, height: 291)), .wait(seconds: 0.1),
          .checkpoint(name: "up"),
          .scroll(view: nil, to: Point(x: 0, y: 213), animated: false),
          .checkpoint(name: "scrolled"),
          .keyboard((at: 0, height: 0)), .wait(seconds: 0.1),
          .checkpoint(name: "down"),
        ]
      )
    )
    #expect(try run.view(content, at: "start").frame.height == 734)
    #expect(try run.view("screen", at: "start").safeArea.bottom == 34)
    #expect(try run.view(content, at: "up").frame.height == 734)
    #expect(try run.view("screen", at: "up").safeArea.bottom == 291)
    let scroll = try #require(run.view("screen/scrollView", at: "up").scroll)
    #expect(scroll.contentSize.height == 734)
    #expect(scroll.contentOffset.y == -44)
    #expect(scroll.adjustedContentInset.bottom == 291)
    #expect(try run.view("screen/scrollView", at: "scrolled").scroll?.contentOffset.y == 213)
    #expect(try run.view("screen/scrollView", at: "down").scroll?.contentOffset.y == -44)
    #expect(try run.view(content, at: "down").frame.height == 734)
  }

  /// 812 - 44 - 291 = 477.
  @Test func resizedContentFitsAboveTheKeyboard() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-x",
        resizes: true,
        steps: [
          .keyboard((at: 0, height: 291)), .wait(seconds: 0.1), .checkpoint(name: "up"),
        ]
      )
    )
    #expect(try run.view(content, at: "up").frame.height == 477)
    #expect(try run.snapshot("up").keyboard == Rect(x: 0, y: 521, width: 375, height: 291))
  }

  /// The technique follows the last of three changes, at 0.08 s, after 0.1 s of quiet, at 0.18 s.
  ///
  /// Until then the keyboard's height is 216.
  @Test func rapidChangesAreOneChange() async throws {
    let start = 1.0
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        steps: [
          .keyboard((at: 0, height: 216)), .wait(seconds: start),
          .keyboard((at: 0, height: 0), (at: 0.03, height: 216), (at: 0.08, height: 260)),
          .wait(seconds: 0.179), .checkpoint(name: "before"),
          .wait(seconds: 0.001), .checkpoint(name: "after"),
        ]
      )
    )
    #expect(try run.view("screen", at: "before").safeArea.bottom == 216)
    #expect(try run.view("screen", at: "after").safeArea.bottom == 260)
    #expect(
      run.keyboardFrames.filter { $0.notification.hasPrefix("will") && $0.time >= start }
        .map { "\($0.time) \($0.notification)" } == [
          "1.0 willChangeFrame", "1.0 willHide", "1.03 willChangeFrame", "1.03 willShow",
          "1.08 willChangeFrame", "1.08 willShow",
        ]
    )
  }

  /// Landscape insets are (0, 44, 21, 44): the content at the upper left stays there, so
  /// (0, 300) becomes (0 + 0 - 44, 300 + 44 - 0), and back again.
  @Test func rotationKeepsUpperLeft() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-x",
        screens: [.content(height: 2000)],
        steps: [
          .scroll(view: nil, to: Point(x: 0, y: 300), animated: false),
          .rotate(to: .landscape), .wait(seconds: 1), .checkpoint(name: "landscape"),
          .rotate(to: .portrait), .wait(seconds: 1), .checkpoint(name: "portrait"),
        ]
      )
    )
    let landscape = try #require(run.view("screen/scrollView", at: "landscape").scroll)
    #expect(landscape.contentOffset == Point(x: -44, y: 344))
    #expect(try run.snapshot("landscape").window == Size(width: 812, height: 375))
    let portrait = try #require(run.view("screen/scrollView", at: "portrait").scroll)
    #expect(portrait.contentOffset == Point(x: 0, y: 300))
  }

  /// A navigation bar of 44 leaves 734 - 44 = 690; the keyboard of 291 takes 257 more.
  @Test func pushedScreenAdjustsToVisibleKeyboard() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-x",
        screens: [
          .weak("first", subviews: [.field("name", top: 10)]),
          .weak("second", subviews: [.field("city", top: 10)]),
        ],
        navigation: true,
        resizes: true,
        steps: [
          .checkpoint(name: "start"),
          .focus(view: "name"), .wait(seconds: 1),
          .checkpoint(name: "first"),
          .push(screen: "second", focus: "city", animated: true),
          .checkpoint(name: "pushing"),
          .wait(seconds: 1),
          .checkpoint(name: "second"),
        ]
      )
    )
    #expect(try run.view("first/scrollView/content", at: "start").frame.height == 690)
    #expect(try run.view("first/scrollView/content", at: "first").frame.height == 433)
    #expect(try run.view("second/scrollView/content", at: "pushing").frame.height == 433)
    #expect(try run.snapshot("second").firstResponder == "second/scrollView/content/city")
    #expect(run.keyboardFrames.allSatisfy { !$0.notification.hasSuffix("Hide") })
    #expect(
      run.keyboardFrames.filter { $0.step == 4 }.map(\.duration) == [0.35, 0.35],
      "what is posted during a push takes as long as the push"
    )
    #expect(
      run.pushes == [
        NavigationPush(
          step: 4,
          time: 1,
          kind: .push,
          from: "first",
          to: "second",
          animated: true
        )
      ]
    )
  }

  /// On an iPhone 8 the content is pinned to 667 - 20 = 647; the field spans 600 to 640.
  ///
  /// - Portrait, keyboard 216: the field's end scrolls to 667 - 216 = 451, 640 - 451 = 189.
  /// - At the start of the rotation the upper left stays: 189 + 20 - 0 = 209.
  /// - Landscape, keyboard 162: once the technique has followed, 640 - (375 - 162) = 427.
  @Test func focusedFieldStaysVisibleAcrossRotation() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("name", top: 600)])],
        invariants: [.focusedFieldVisible, .offsetInLegalRange],
        steps: [
          .focus(view: "name"), .wait(seconds: 1), .checkpoint(name: "portrait"),
          .rotate(to: .landscape), .wait(seconds: 0.4), .checkpoint(name: "landscape"),
        ]
      )
    )
    let scrollView: ViewPath = "screen/scrollView"
    #expect(try run.view(scrollView, at: "portrait").scroll?.contentOffset.y == 189)
    #expect(try run.view(scrollView, at: "landscape").scroll?.contentOffset.y == 427)
    #expect(try run.view(content, at: "landscape").frame.height == 647)
    #expect(run.findings.isEmpty)
  }

  /// The same rotation, observed while it is in progress.
  @Test func rotationInProgressDoesNotFollowKeyboard() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("name", top: 600)])],
        steps: [
          .focus(view: "name"), .wait(seconds: 1),
          .rotate(to: .landscape), .checkpoint(name: "start"),
          .wait(seconds: 0.2), .checkpoint(name: "middle"),
        ]
      )
    )
    for checkpoint in ["start", "middle"] {
      let scroll = try #require(run.view("screen/scrollView", at: checkpoint).scroll)
      #expect(scroll.contentOffset.y == 209)
      #expect(scroll.adjustedContentInset.bottom == 216)
    }
    #expect(
      run.keyboardFrames.suffix(2).map { "\($0.time) \($0.notification)" } == [
        "1.0 willChangeFrame", "1.0 willHide",
      ]
    )
  }
}
