import DeviceCatalog
import LayoutEngine
import Testing

/// Behavior of stacks on some systems only.
@Suite struct StackSystemTests {
  /// Runs code on a phone of 375 points in width.
  private func onSystem(_ system: SystemVersion?, _ body: @MainActor () -> Void) throws {
    let model = try #require(Devices.device(id: "iphone-se-2"))
    SimulatedDevice(
      model: model,
      options: system.map { SimulationOptions(system: $0) } ?? SimulationOptions()
    ).run(body)
  }

  /// Lays out views in a row.
  @MainActor
  @discardableResult
  private func layOut(
    _ views: [UIView],
    inRowOf width: CGFloat,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .top
    configure(row)
    let root = UIView(frame: rect(0, 0, 375, 667))
    root.addConstrained(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.widthAnchor.constraint(equalToConstant: width),
    ])
    root.layoutIfNeeded()
    return row
  }

  @MainActor
  private func text(lines: Int) -> UILabel {
    let label = UILabel()
    label.text = "Answers to messages are sent at once, or as soon as there is a network again"
    label.numberOfLines = lines
    label.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    return label
  }

  /// Without a gap of 20, two views share 280 points: 140 each.
  ///
  /// The hugging of the box at 60 has a priority of 705. This is less than the 700 + 10 of the
  /// share and more than the resistance of the label.
  @Test(
    arguments: [
      (SystemVersion(9, 3), 0, CGFloat(140)), (SystemVersion(11, 3), 2, 140),
      (SystemVersion(14, 5), 0, 140), (SystemVersion(11, 3), 1, 220), (15, 0, 220), (nil, 0, 220),
    ] as [(SystemVersion?, Int, CGFloat)]
  )
  func oldSystemsShareTextRowEqually(
    system: SystemVersion?,
    lines: Int,
    width: CGFloat
  ) throws {
    try onSystem(system) {
      let (label, box) = (text(lines: lines), ContentBox(60, 30))
      box.setContentHuggingPriority(UILayoutPriority(705), for: .horizontal)
      layOut([label, box], inRowOf: 300) { $0.spacing = 20 }
      #expect(label.frame.width == width)
      #expect(box.frame.width == 280 - width)
    }
  }

  /// Sizes with a higher priority win: 711 is more than 700 + 10.
  @Test func strongerHuggingOverridesShares() throws {
    try onSystem(SystemVersion(11, 3)) {
      let (label, box) = (text(lines: 0), ContentBox(60, 30))
      box.setContentHuggingPriority(UILayoutPriority(711), for: .horizontal)
      layOut([label, box], inRowOf: 300)
      #expect([label.frame.width, box.frame.width] == [240, 60])
    }
  }

  @Test func hiddenViewsHaveNoShare() throws {
    try onSystem(SystemVersion(11, 3)) {
      let views = [text(lines: 0), ContentBox(60, 30), ContentBox(60, 30)]
      views[2].isHidden = true
      layOut(views, inRowOf: 300)
      #expect(views.prefix(2).map(\.frame.width) == [150, 150])
    }
  }

  /// 749 + 10 is more than the hugging of the switch, 750.
  ///
  /// The frame has an overhang of 2 points only in its own size: 294 + 51 = 343 + 2.
  @Test func stretchedSwitchIsAsWideAsLabel() throws {
    try onSystem(SystemVersion(11, 3)) {
      let (label, toggle) = (text(lines: 0), UISwitch())
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      layOut([label, toggle], inRowOf: 343)
      #expect([label.frame.width, toggle.frame.width] == [171.5, 171.5])
      label.numberOfLines = 1
      layOut([label, toggle], inRowOf: 343)
      #expect([label.frame.width, toggle.frame.width] == [294, 51])
    }
  }

  /// The boxes' baselines are their bottom edges: the taller second box begins 50 - 20 = 30 above
  /// the first.
  @Test(
    arguments: [
      (SystemVersion(10, 3), CGFloat(0), CGFloat(20)), (SystemVersion(13, 7), 0, 20), (14, 30, 50),
      (nil, 30, 50),
    ] as [(SystemVersion?, CGFloat, CGFloat)]
  )
  func oldSystemsBoundBaselineRowByFirst(
    system: SystemVersion?,
    top: CGFloat,
    height: CGFloat
  ) throws {
    try onSystem(system) {
      let boxes = [ContentBox(40, 20), ContentBox(40, 50)]
      let row = layOut(boxes, inRowOf: 80) { $0.alignment = .firstBaseline }
      #expect(boxes.map(\.frame.minY) == [top, top - 30])
      #expect(row.frame.height == height)
    }
  }
}
