import DriftReport
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Finds the changed view that is the cause, where one view pushes or stretches others.
@Suite struct ConsequenceTests {
  /// email 100 to 134, password 400 to 434, hint 440 to 460.5.
  private func move(_ names: [String], by travel: Double, in screen: inout SampleView) {
    for name in names {
      screen.change("scrollView", "form", name) { $0.frame = $0.frame.moved(y: travel) }
    }
  }

  @Test func siblingsBelowMovedViewAreCounted() throws {
    let drift = try drift { move(["email", "password", "hint"], by: 4, in: &$0) }
    #expect(drift.lines == ["signUp/scrollView/form/email: moved y 100.0>104.0"])
    #expect(drift.causes[0].first.followers.count == 2)
    #expect(drift.causes[0].first.followers.travel == Point(x: 0, y: 4))
  }

  @Test func siblingsBelowGrownViewAreCounted() throws {
    let drift = try drift {
      $0.change("scrollView", "form", "email") { $0.frame = $0.frame.taller(6) }
      move(["password", "hint"], by: 6, in: &$0)
    }
    #expect(drift.lines == ["signUp/scrollView/form/email: resized height 34.0>40.0"])
    #expect(drift.followers == 2)
  }

  @Test func siblingsAboveUpwardGrowthAreCounted() throws {
    let drift = try drift {
      $0.change("scrollView", "form", "hint") { $0.frame = $0.frame.moved(y: -6).taller(6) }
      move(["email", "password"], by: -6, in: &$0)
    }
    #expect(
      drift.lines == [
        "signUp/scrollView/form/hint: moved y 440.0>434.0, resized height 20.5>26.5",
        // 454 - 6 = 448 is above the keyboard at 451.
        "signUp/scrollView/form/password: "
          + "uncoveredByKeyboard coveredByKeyboard 3.0>0.0, reachable outOfReach true>false",
      ]
    )
    #expect(drift.followers == 2)
  }

  @Test func siblingMovedDifferentlyIsSeparateCause() throws {
    let drift = try drift {
      move(["email"], by: 4, in: &$0)
      move(["hint"], by: 5, in: &$0)
    }
    #expect(drift.lines.count == 2)
    #expect(drift.followers == 0)
  }

  @Test func contentSizeFollowsItsGrownSubviews() throws {
    let drift = try drift {
      move(["hint"], by: 8, in: &$0)
      $0.change("scrollView", "form") { $0.frame = $0.frame.taller(8) }
      $0.change("scrollView") { $0.scroll?.contentSize = Size(width: 375, height: 655) }
    }
    // Before, no offset showed the lowest 3 points of the password field, which ends at y 434. The
    // content now scrolls by 8 points, and the keyboard then begins at its y 655 - 216 = 439.
    #expect(
      drift.lines == [
        "signUp/scrollView/form/hint: moved y 440.0>448.0",
        "signUp/scrollView/form/password: reachable outOfReach true>false",
      ]
    )
    #expect(drift.followers == 2)
  }

  /// The content is 8 points taller, and scrolled by 216.
  @Test func unexplainedOffsetIsReported() throws {
    let drift = try drift {
      move(["hint"], by: 8, in: &$0)
      $0.change("scrollView", "form") { $0.frame = $0.frame.taller(8) }
      $0.change("scrollView") {
        $0.scroll?.contentSize = Size(width: 375, height: 655)
        $0.scroll?.contentOffset = Point(x: 0, y: 216)
      }
    }
    #expect(drift.lines.contains { $0.contains("contentOffset.y 0.0>216.0") })
  }

  @Test func viewsPinnedToResizedSuperviewFollow() throws {
    func screen(height: Double) -> SampleView {
      let footer = SampleView(
        name: "footer",
        frame: Rect(x: 0, y: height - 50, width: 375, height: 50)
      )
      let backdrop = SampleView(
        name: "backdrop",
        frame: Rect(x: 0, y: 0, width: 375, height: height)
      )
      return SampleView(
        name: "signUp",
        frame: Rect(x: 0, y: 0, width: 375, height: height),
        subviews: [backdrop, footer]
      )
    }
    let drift = try drift(sampleRun(screen(height: 667)), sampleRun(screen(height: 451)))
    #expect(drift.lines == ["signUp: resized height 667.0>451.0"])
    #expect(drift.followers == 2)
    #expect(drift.causes[0].first.followers.travel == nil)
  }

  /// The cause moved by half a point, which the tolerance accepts; its consequence moved slightly
  /// more.
  @Test func causeToleranceDoesNotCoverConsequences() throws {
    let drift = try drift(tolerance: 0.5) {
      move(["email"], by: 0.5, in: &$0)
      move(["password"], by: 0.502, in: &$0)
    }
    #expect(drift.lines == ["signUp/scrollView/form/password: moved y 400.0>400.502"])
    #expect(drift.ignored.rows == 1)
  }
}

/// Compares views that are the same under another path.
@Suite struct RenameTests {
  @Test func renamedViewKeepsItsSubviews() throws {
    let drift = try drift {
      $0.change("scrollView") { $0.name = "scroller" }
    }
    #expect(drift.lines.contains("signUp/scroller: renamed name scrollView>scroller"))
    #expect(!drift.lines.contains { $0.contains("appeared") || $0.contains("vanished") })
    #expect(drift.followers == 0)
  }

  @Test func viewMovedToOtherSuperviewIsReparented() throws {
    let drift = try drift {
      $0.change("scrollView", "form") { $0.subviews.removeLast() }
      $0.subviews.append(
        SampleView(
          name: "hint",
          className: "UILabel",
          // Its former position in the window: 20 + 440.
          frame: Rect(x: 16, y: 460, width: 343, height: 20.5)
        )
      )
    }
    #expect(
      drift.lines == ["signUp/hint: reparented superview signUp/scrollView/form>signUp"]
    )
  }

  @Test func differentClassOrFrameIsDifferentView() throws {
    let drift = try drift {
      $0.change("scrollView", "form", "hint") {
        $0.name = "note"
        $0.frame = $0.frame.moved(y: 1)
      }
    }
    #expect(
      drift.lines == [
        "signUp/scrollView/form/note: appeared frame ->16,441 343x20.5",
        "signUp/scrollView/form/hint: vanished frame 16,440 343x20.5>-",
      ]
    )
  }
}

/// Compares bars and truncated texts.
@Suite struct ObstructionTests {
  @Test func fieldUnderFrontBarIsCovered() throws {
    let bar = SampleView(
      name: "bar",
      className: "UIToolbar",
      frame: Rect(x: 0, y: 130, width: 375, height: 44)
    )
    // email: 120 to 154 in the window, 154 - 130 = 24 of it under the bar; a bar behind the content
    // covers none of it.
    let inFront = try drift { $0.subviews.append(bar) }
    #expect(
      inFront.lines.contains(
        "signUp/scrollView/form/email: coveredByBar coveredByBar 0.0>24.0"
      )
    )
    let behind = try drift { $0.subviews.insert(bar, at: 0) }
    #expect(!behind.lines.contains { $0.contains("coveredByBar") })
  }

  @Test func truncatedTextIsNamed() throws {
    var run = sampleRun()
    run.findings.append(
      Finding(step: 1, view: "signUp/scrollView/form/hint", subject: .truncation)
    )
    #expect(try drift(sampleRun(), run).causes.map(\.kinds) == [[.truncated]])
    #expect(try drift(run, sampleRun()).causes.map(\.kinds) == [[.untruncated]])
  }

  @Test func invariantsAreDistinguishedByText() throws {
    func run(_ broken: KeyValuePairs<String, String>) -> Run {
      var run = sampleRun()
      run.findings = broken.map { invariant, measured in
        Finding(step: 1, view: "signUp", subject: .invariant(invariant), detail: measured)
      }
      return run
    }
    let drift = try drift(run(["a < b": "3", "b < c": "1"]), run(["b < c": "2", "c < d": "1"]))
    // Only the number of b < c changed.
    #expect(drift.causes.map(\.kinds) == [[.invariantBroken], [.invariantFixed]])
    #expect(drift.causes.map(\.severity) == [.error, .note])
  }
}
