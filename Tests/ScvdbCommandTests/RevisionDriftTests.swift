import Foundation
import Testing

/// Two revisions of the engine that differ in one number: how long the technique waits before it
/// believes a keyboard, 0.15 s in 0.9.0 and 0.1 s in 1.0.0.
@Suite struct RevisionDriftTests {
  private let baselines = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Baselines").path

  /// 0.12 s after the focus, one has followed the keyboard and the other has not; at every other
  /// checkpoint both have.
  ///
  /// On an iPhone 8 (667 high, status bar 20, keyboard 216) the form has 647 without the keyboard
  /// and 667 - 20 - 216 = 431 above it, less than its minimum of 496.
  @Test func driftIsWhereTheDelaysDifferAndNowhereElse() throws {
    let workplace = try Workplace()
    for engine in ["scvdb@0.9.0", "scvdb@1.0.0"] {
      let output = try workplace.scvdb(
        "record",
        "sign-up/keyboard",
        "--engine",
        engine,
        "--baselines",
        baselines,
        "--device",
        "iphone-8",
        "--orientation",
        "portrait"
      )
      #expect(output.status == 0, "\(output)")
    }
    let drift = try workplace.scvdb("diff", "0.9.0", "1.0.0")
    #expect(drift.status == 1)
    let subject = "in sign-up/keyboard iphone-8 portrait\n   scrolling-content"
    // The technique acts 0.15 s or 0.1 s after the keyboard comes, and after it goes.
    #expect(
      drift.output.contains(
        """
        at step 2 wait 0.12, step 10 wait 0.5 \(subject)
          note    signUp additionalSafeAreaInsets.bottom from 0 to 216 by technique: at
                  0.15 -> 0.1 (-0.05)
        """
      ),
      "\(drift)"
    )
    // Nowhere else: the other causes come of it, at the one checkpoint between the two moments.
    let places = drift.output.split(separator: "\n").filter { $0.hasPrefix("at ") }
    #expect(places.count == 2)
    #expect(drift.output.contains("\nlikely side effects:\n  note    signUp/scrollView/"))
    #expect(places.last?.hasPrefix(#"at "0.12 s after focus" in sign-up/keyboard"#) == true)
    #expect(drift.output.contains("  warning signUp: safeArea.bottom 0 -> 216 (+216)\n"))
    #expect(drift.output.contains("signUp/scrollView: contentSize.height 647 -> 496 (-151)"))
    // The time, the safe area, the scroll view, what it holds, and the three controls that can be
    // reached for that.
    #expect(drift.output.contains("\ndrift in 1 of 1 compared case: 7 causes"))
  }

  /// A10: without an active field, 2018 had an inset of the keyboard's 258 and 2020 has none.
  @Test func revisionsOfATechniqueDrift() throws {
    let scenario =
      boxScenario.replacing("technique: none", with: "technique: content-inset") + """

          - keyboard: [{ at: 0, show: 258 }]
          - wait: 1
          - checkpoint: keyboard up
        """
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    for engine in ["content-inset@2018.0.0", "content-inset@2020.0.0"] {
      let output = try workplace.scvdb(
        "record",
        "--engine",
        engine,
        "--device",
        "iphone-8",
        "--orientation",
        "portrait"
      )
      #expect(output.status == 0, "\(output)")
    }
    let drift = try workplace.scvdb(
      "diff",
      "engine:content-inset@2018.0.0",
      "engine:content-inset@2020.0.0"
    )
    #expect(drift.status == 1)
    #expect(drift.output.contains("contentInset.bottom 258 -> 0"), "\(drift)")
  }
}
