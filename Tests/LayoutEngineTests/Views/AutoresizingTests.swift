import LayoutEngine
import Testing

/// Springs and struts, alone and as part of a constraint system.
@Suite @MainActor struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// A view at 20 with a width of 30 in 100 points, with 50 after it.
  ///
  /// Its superview grows to 200.
  struct Case: CustomTestStringConvertible, Sendable {
    var mask: Mask
    var origin: CGFloat
    var width: CGFloat
    var testDescription: String { "mask \(mask.rawValue)" }
  }

  nonisolated static let cases = [
    Case(mask: [], origin: 20, width: 30),
    Case(mask: .flexibleRightMargin, origin: 20, width: 30),
    Case(mask: .flexibleLeftMargin, origin: 120, width: 30),
    Case(mask: .flexibleWidth, origin: 20, width: 130),
    // 100 more, shared 20 : 50 between the margins.
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], origin: 20 + 2000 / 70, width: 30),
    // Shared 20 : 30.
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], origin: 20 + 40, width: 30 + 60),
    // Shared 30 : 50.
    Case(mask: [.flexibleWidth, .flexibleRightMargin], origin: 20, width: 30 + 37.5),
    // Everything doubles.
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      origin: 40,
      width: 60
    ),
  ]

  @Test(arguments: cases)
  func growthIsSharedInProportion(_ sample: Case) {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(20, 0, 30, 10))
    child.autoresizingMask = sample.mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - sample.origin) < 1e-9)
    #expect(abs(child.frame.width - sample.width) < 1e-9)
    #expect(child.frame.minY == 0)
    #expect(child.frame.height == 10)
  }

  /// The same growth, but the superview's size comes from the solver.
  @Test(arguments: cases)
  func constrainedSuperviewResizesSubviews(_ sample: Case) throws {
    var options = SimulationOptions()
    options.roundsToPixels = false
    try makeDevice(options: options).run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let parent = UIView(frame: rect(0, 0, 100, 100))
      let child = UIView(frame: rect(20, 0, 30, 10))
      child.autoresizingMask = sample.mask
      parent.addSubview(child)
      root.addConstrained(parent)
      parent.fix(0, 0, 200, 100)
      let follower = root.addConstrained()
      follower.leftAnchor.constraint(equalTo: child.leftAnchor).isActive = true
      follower.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(abs(child.frame.minX - sample.origin) < 1e-6)
      #expect(abs(child.frame.width - sample.width) < 1e-6)
      #expect(abs(follower.frame.minX - sample.origin) < 1e-6)
      #expect(abs(follower.frame.width - sample.width) < 1e-6)
    }
  }

  @Test func verticalMasksActOnHeights() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(0, 20, 10, 30))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size.height = 200
    #expect(child.frame == rect(0, 60, 10, 90))
  }

  @Test func nothingMovesWhereAutoresizingIsOff() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(20, 0, 30, 10))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame == rect(20, 0, 30, 10))
  }

  @Test func growthFromNothingIsSharedEvenly() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 80, height: 60)
    #expect(child.frame == rect(40, 0, 40, 60))
  }

  @Test func sizesAreNeverNegative() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView(frame: rect(20, 0, 30, 10))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 40
    #expect(child.frame.width == 0)
  }

  @Test func frameConstrainsOtherViews() {
    let root = UIView(frame: rect(0, 0, 300, 300))
    let fixed = UIView(frame: rect(40, 50, 60, 70))
    root.addSubview(fixed)
    let below = root.addConstrained()
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
      below.leftAnchor.constraint(equalTo: fixed.centerXAnchor),
      below.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 0.5),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == rect(70, 125, 30, 10))
    fixed.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect(below.frame.minY == CGFloat(75))
    #expect(fixed.frame == rect(40, 0, 60, 70), "a view with a mask is never moved")
  }

  @Test func bothSystemsAgreeAfterARotation() {
    let root = UIView(frame: rect(0, 0, 300, 600))
    let full = UIView(frame: root.bounds)
    full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(full)
    let inner = full.addConstrained()
    inner.pinEdges(to: full)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 600, height: 300)
    root.layoutIfNeeded()
    #expect(full.frame == rect(0, 0, 600, 300))
    #expect(inner.frame == rect(0, 0, 600, 300))
  }
}
