import LayoutEngine
import Testing

/// The height of a toolbar that constraints place.
@MainActor @Suite struct ToolbarTests {
  /// Returns the frame of a toolbar with its bottom edge tied to an anchor of a window.
  private func frame(_ device: String, _ anchor: (UIWindow) -> NSLayoutYAxisAnchor) throws -> CGRect
  {
    try makeDevice(device).run {
      let window = UIWindow()
      let bar = window.addConstrained(UIToolbar())
      NSLayoutConstraint.activate([
        bar.leftAnchor.constraint(equalTo: window.leftAnchor),
        bar.rightAnchor.constraint(equalTo: window.rightAnchor),
        bar.bottomAnchor.constraint(equalTo: anchor(window)),
      ])
      window.layoutIfNeeded()
      return bar.frame
    }
  }

  /// An iPhone 11 is 896 points high; 34 of them belong to the home indicator.
  @Test func toolbarIsHigherAtHomeIndicator() throws {
    let frame = try frame("iphone-11") { $0.safeAreaLayoutGuide.bottomAnchor }
    #expect(frame == rect(0, 896 - 34 - 49, 414, 49))
  }

  @Test func toolbarHasStandardHeightElsewhere() throws {
    #expect(try frame("iphone-11") { $0.centerYAnchor } == rect(0, 448 - 44, 414, 44))
    #expect(try frame("iphone-8") { $0.bottomAnchor } == rect(0, 667 - 44, 375, 44))
  }

  @Test func movedToolbarLosesExtraHeight() throws {
    try makeDevice("iphone-11").run {
      let window = UIWindow()
      let bar = window.addConstrained(UIToolbar())
      let bottom = bar.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -34)
      bottom.isActive = true
      window.layoutIfNeeded()
      #expect(bar.frame.height == 49)
      bottom.constant = -60
      window.layoutIfNeeded()
      #expect(bar.frame.height == 44)
    }
  }
}
