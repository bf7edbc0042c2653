import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests which views a report lists, and which it only counts.
@Suite struct CauseTests {
  @Test func movedViewIsListedWithSubviewCount() throws {
    let drift = try drift { $0.change("scrollView") { $0.frame = $0.frame.moved(y: 24) } }
    #expect(drift.lines == ["signUp/scrollView: moved y 20.0>44.0"])
    // form, email, password, hint
    #expect(drift.followers == 4)
  }

  @Test func resizedViewWithFixedSubviewsListedAlone() throws {
    let drift = try drift { $0.change("scrollView", "form") { $0.frame = $0.frame.taller(-216) } }
    #expect(drift.lines == ["signUp/scrollView/form: resized height 647.0>431.0"])
    #expect(drift.followers == 0)
  }

  @Test func scrolledContentIsOneDifference() throws {
    let drift = try drift {
      $0.change("scrollView") { $0.scroll?.contentOffset = Point(x: 0, y: -8) }
    }
    #expect(drift.lines == ["signUp/scrollView: contentOffset contentOffset.y 0.0>-8.0"])
    #expect(drift.followers == 4)
  }

  @Test func subviewMovedInSuperviewIsSeparateCause() throws {
    let drift = try drift {
      $0.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
      $0.change("scrollView", "form") { $0.frame = $0.frame.moved(y: -24) }
    }
    #expect(
      drift.lines == [
        "signUp/scrollView: moved y 20.0>44.0", "signUp/scrollView/form: moved y 0.0>-24.0",
      ]
    )
    #expect(drift.followers == 0)
  }

  @Test func unexplainedWindowFrameIsListed() throws {
    var run = sampleRun()
    let email = 3
    run.steps[1].snapshot?.views[email].windowFrame = Rect(x: 16, y: 121, width: 343, height: 34)
    // 0 (signUp) + 20 (scrollView) + 0 (form) + 100 (email)
    #expect(
      try drift(sampleRun(), run).lines == [
        "signUp/scrollView/form/email: movedInWindow windowFrame.y 120.0>121.0"
      ]
    )
  }

  @Test func safeAreaIsListedAtItsOrigin() throws {
    let inset = Insets(top: 44, left: 0, bottom: 0, right: 0)
    let drift = try drift {
      $0.safeArea = inset
      $0.change("scrollView") { $0.safeArea = inset }
    }
    #expect(drift.lines == ["signUp: safeArea safeArea.top 20.0>44.0"])
    #expect(drift.followers == 1)
  }

  @Test func safeAreaOfMovedViewFollows() throws {
    let drift = try drift {
      $0.change("scrollView") { $0.frame = $0.frame.moved(y: 20) }
      $0.change("scrollView", "form") {
        $0.safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
      }
    }
    #expect(drift.lines == ["signUp/scrollView: moved y 20.0>40.0"])
    #expect(drift.followers == 4)
  }

  @Test func addedOrRemovedSubtreeIsOneDifference() throws {
    let banner = SampleView(
      name: "banner",
      frame: Rect(x: 0, y: 0, width: 375, height: 50),
      subviews: [SampleView(name: "label", frame: Rect(x: 8, y: 8, width: 100, height: 20.5))]
    )
    let appeared = try drift { $0.subviews.append(banner) }
    #expect(appeared.lines == ["signUp/banner: appeared frame ->0,0 375x50"])
    #expect(appeared.followers == 1)

    let vanished = try drift { $0.change("scrollView") { $0.subviews = [] } }
    #expect(vanished.lines == ["signUp/scrollView/form: vanished frame 0,0 375x647>-"])
    #expect(vanished.followers == 3)
  }

  @Test func reorderedSiblingsAreNamedAtSuperview() throws {
    let drift = try drift { $0.change("scrollView", "form") { $0.subviews.swapAt(0, 2) } }
    #expect(
      drift.lines == [
        "signUp/scrollView/form: reordered subviews "
          + "email, password, hint>hint, password, email"
      ]
    )
  }

  @Test func stateOfAViewIsListed() throws {
    let drift = try drift {
      $0.change("scrollView", "form", "hint") {
        $0.isHidden = true
        $0.className = "UITextView"
      }
    }
    #expect(
      drift.lines == [
        "signUp/scrollView/form/hint: "
          + "classChanged class UILabel>UITextView, visibility hidden false>true"
      ]
    )
  }

  @Test func everyScrollViewNumberIsListed() throws {
    let drift = try drift {
      $0.change("scrollView") {
        $0.scroll?.contentSize = Size(width: 375, height: 700)
        $0.scroll?.contentInset = Insets(top: 0, left: 0, bottom: 216, right: 0)
        $0.scroll?.adjustedContentInset = Insets(top: 0, left: 0, bottom: 250, right: 0)
      }
    }
    #expect(
      drift.lines == [
        "signUp/scrollView: contentSize contentSize.height 647.0>700.0, "
          + "contentInset contentInset.bottom 0.0>216.0, "
          + "adjustedContentInset adjustedContentInset.bottom 0.0>250.0",
        // The offset may exceed the content by 250, and the keyboard hides 216 of it.
        "signUp/scrollView/form/password: reachable outOfReach true>false",
      ]
    )
  }

  @Test func redundantAdjustedInsetIsOmitted() throws {
    let drift = try drift {
      $0.change("scrollView") {
        $0.scroll?.contentInset = Insets(top: 0, left: 0, bottom: 216, right: 0)
        $0.scroll?.adjustedContentInset = Insets(top: 20, left: 0, bottom: 216, right: 0)
      }
    }
    #expect(
      drift.lines == [
        "signUp/scrollView: contentInset contentInset.bottom 0.0>216.0, "
          + "adjustedContentInset adjustedContentInset.top 0.0>20.0",
        "signUp/scrollView/form/password: reachable outOfReach true>false",
      ]
    )
  }

  /// The password field ends at 20 + 400 + 34 = 454, 3 points below the top of the keyboard at 451.
  ///
  /// The content cannot be scrolled, so 3 points are also out of reach. Rounding may account for
  /// half a point of them.
  @Test(
    arguments: [
      (-3.0, ["uncoveredByKeyboard coveredByKeyboard 3.0>0.0", "reachable outOfReach true>false"]),
      (-2.999, ["reachable outOfReach true>false"]), (-2.499, []), (10, []),
    ] as [(Double, [String])]
  )
  func newlyUncoveredFieldIsNamed(travel: Double, reach: [String]) throws {
    let drift = try drift {
      $0.change("scrollView", "form", "password") { $0.frame = $0.frame.moved(y: travel) }
    }
    let field = "signUp/scrollView/form/password: "
    let changes = reach.joined(separator: ", ")
    #expect(
      drift.lines == ["\(field)moved y 400.0>\(400 + travel)"]
        + (changes.isEmpty ? [] : [field + changes])
    )
  }

  @Test func fieldMovedUnderKeyboardIsNamed() throws {
    // email: 20 + 100 + 34 = 154. It spans 420 to 454 when it is 300 lower, and the keyboard begins
    // at 451.
    let drift = try drift {
      $0.change("scrollView", "form", "password") { $0.isHidden = true }
      $0.change("scrollView", "form") { $0.frame = $0.frame.moved(y: 300) }
    }
    #expect(
      drift.lines.contains(
        "signUp/scrollView/form/email: coveredByKeyboard coveredByKeyboard 0.0>3.0, "
          + "unreachable outOfReach false>true"
      )
    )
  }
}

extension Rect {
  func moved(y travel: Double) -> Rect {
    Rect(x: x, y: y + travel, width: width, height: height)
  }

  func taller(_ growth: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height + growth)
  }
}
