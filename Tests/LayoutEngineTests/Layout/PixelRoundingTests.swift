import LayoutEngine
import Testing

/// Each edge is rounded to pixels separately; ties are rounded away from zero.
@Suite @MainActor struct PixelRoundingTests {
  /// Returns the vertical extent of a view of a height centered in 44 points.
  private func centered(_ height: CGFloat) -> CGRect {
    let root = UIView(frame: rect(0, 0, 100, 44))
    let view = root.addConstrained(ContentBox(10, height))
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func tiesRoundUpAtThreePixels() throws {
    let frame = try makeDevice("iphone-16").run { centered(61.0 / 3) }
    // Exactly 11.8333 to 32.1667, which is 35.5 to 96.5 pixels, rounded to 36 and 97.
    #expect(abs(frame.minY - 12) < 1e-9)
    #expect(abs(frame.maxY - 97.0 / 3) < 1e-9)
  }

  @Test func bothTiesRoundUpAtTwoPixels() throws {
    let frame = try makeDevice("iphone-8").run { centered(20.5) }
    // Exactly 11.75 to 32.25, which is 23.5 to 64.5 pixels, rounded to 24 and 65.
    #expect(frame.minY == 12)
    #expect(frame.maxY == 32.5)
  }

  @Test func tieAboveSuperviewRoundsUp() throws {
    let frame = try makeDevice("iphone-8").run { centered(44.5) }
    // Exactly -0.25 to 44.25, which is -0.5 to 88.5 pixels, rounded to -1 and 89.
    #expect(frame.minY == -0.5)
    #expect(frame.maxY == 44.5)
  }

  @Test func roundingCanBeSwitchedOff() throws {
    var options = SimulationOptions()
    options.roundsToPixels = false
    let frame = try makeDevice("iphone-8", options: options).run { centered(20.5) }
    #expect(frame.minY == 11.75)
    #expect(frame.maxY == 32.25)
  }

  @Test func equalThirdsTouchAndFill() throws {
    try makeDevice("iphone-8").run {
      let views = (0..<3).map { _ in UIView() }
      let root = UIView(frame: rect(0, 0, 100, 10))
      let stack = root.addConstrained(UIStackView(arrangedSubviews: views))
      stack.distribution = .fillEqually
      stack.pinEdges(to: root)
      root.layoutIfNeeded()
      // 33.33 and 66.67 are rounded to 33.5 and 66.5.
      #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
      #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
    }
  }

  @Test func wholePointsStayWholeBetweenThirds() throws {
    try makeDevice("iphone-16").run {
      let root = UIView(frame: rect(0, 0, 393, 393))
      let view = root.addConstrained(ContentBox(100, 100))
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 50).isActive = true
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -150).isActive = true
      root.layoutIfNeeded()
      // From 196.5 to 296.5, which is 589.5 to 889.5 pixels, rounded to 590 and 890: 300 pixels.
      // Above that from -3.5 to 96.5, which is -10.5 to 289.5 pixels, rounded to -11 and 290: 301.
      #expect(view.frame.width == 100)
      #expect(abs(view.frame.height - 301.0 / 3) < 1e-9)
    }
  }

  @Test func pixelGridStartsAtSuperview() throws {
    try makeDevice("iphone-8").run {
      let root = UIView(frame: rect(0, 0, 100, 100))
      let parent = UIView(frame: rect(0.2, 0, 50, 50))
      root.addSubview(parent)
      let child = parent.addConstrained()
      child.fix(1.3, 0, 10, 10)
      root.layoutIfNeeded()
      #expect(child.frame.minX == 1.5)
    }
  }

  @Test func framesSetByHandAreNotRounded() {
    let view = UIView(frame: rect(0.123, 0, 1, 1))
    let root = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(abs(view.frame.minX - 0.123) < 1e-12)
  }
}
