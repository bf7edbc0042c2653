import LayoutEngine
import Testing

/// Columns, nested stacks, baselines, reading direction and tight distributions.
@Suite @MainActor struct StackColumnTests {
  private let root = UIView(frame: rect(0, 0, 300, 400))

  private func stack(
    _ views: [UIView],
    _ axis: NSLayoutConstraint.Axis = .vertical,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    configure(stack)
    return stack
  }

  private func fill(with stack: UIStackView) {
    root.addConstrained(stack)
    stack.pinEdges(to: root)
    root.layoutIfNeeded()
  }

  private func hug(_ stack: UIStackView) {
    root.addConstrained(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
  }

  @Test func columnFillsWidthAndStacksHeights() {
    let views = [ContentBox(50, 30), ContentBox(80, 40)]
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    fill(with: stack(views) { $0.spacing = 10 })
    #expect(views.map(\.frame) == [rect(0, 0, 300, 30), rect(0, 40, 300, 360)])
  }

  @Test func looseColumnFitsItsContent() {
    let column = stack([ContentBox(50, 30), ContentBox(80, 40)]) { $0.spacing = 10 }
    hug(column)
    #expect(column.frame == rect(0, 0, 80, 80))
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 80)
    )
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.leading, [CGFloat(0), 0]), (.center, [125, 110]),
      (.trailing, [250, 220]),
      // In a column, views are not side by side, so baselines do not align them.
      (.firstBaseline, [0, 0]), (.lastBaseline, [250, 220]),
    ]
  )
  func alignmentAcrossAColumn(alignment: UIStackView.Alignment, origins: [CGFloat]) {
    let views = [ContentBox(50, 30), ContentBox(80, 40)]
    fill(with: stack(views) { $0.alignment = alignment })
    #expect(views.map(\.frame.minX) == origins)
    #expect(views.map(\.frame.width) == [50, 80])
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func unsizedViewFillsCrossAxis(alignment: UIStackView.Alignment) {
    let plain = UIView()
    plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
    fill(with: stack([plain, ContentBox(80, 40)]) { $0.alignment = alignment })
    #expect(plain.frame == rect(0, 0, 300, 10))
  }

  @Test func rightToLeftRowIsReversed() {
    let views = [ContentBox(50, 10), ContentBox(80, 10)]
    let row = stack(views, .horizontal) { $0.spacing = 10 }
    row.semanticContentAttribute = .forceRightToLeft
    hug(row)
    #expect(row.frame.width == CGFloat(140))
    #expect(views.map(\.frame.minX) == [90, 0])
  }

  @Test func columnsInARow() {
    let columns = [
      stack([ContentBox(50, 30), ContentBox(60, 40)]) { $0.spacing = 5 },
      stack([ContentBox(70, 10)]),
    ]
    let row = stack(columns, .horizontal) { $0.spacing = 20 }
    hug(row)
    // The widths are 60 and 70, the heights 75 and 10; the row takes the larger height.
    #expect(row.frame == rect(0, 0, 150, 75))
    #expect(columns.map(\.frame) == [rect(0, 0, 60, 75), rect(80, 0, 70, 75)])
  }

  @Test func nestedStackKeepsItsContentSize() {
    let inner = stack([ContentBox(50, 30)], .horizontal)
    fill(with: stack([inner, ContentBox(80, 40)]) { $0.alignment = .leading })
    #expect(inner.frame.size.width == CGFloat(50))
  }

  @Test func equalSpacingKeepsMinimumSpacing() {
    let views = [ContentBox(100, 10), ContentBox(100, 10), ContentBox(100, 10)]
    views[2].setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    fill(
      with: stack(views, .horizontal) {
        $0.distribution = .equalSpacing
        $0.spacing = 20
      }
    )
    // 300 - 2 x 100 - 2 x 20 remain for the third.
    #expect(views.map(\.frame.minX) == [0, 120, 240])
    #expect(views[2].frame.width == CGFloat(60))
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func looseEqualGapsUseMinimumLength(distribution: UIStackView.Distribution) {
    let row = stack([ContentBox(40, 10), ContentBox(40, 10)], .horizontal) {
      $0.distribution = distribution
      $0.spacing = 20
    }
    hug(row)
    #expect(row.frame.width == CGFloat(100))
  }

  /// A row that only keeps its gaps equal has no preferred width in a column.
  @Test func looseRowFillsItsColumn() {
    let views = [ContentBox(40, 10), ContentBox(40, 10)]
    let row = stack(views, .horizontal) { $0.distribution = .equalSpacing }
    fill(with: stack([row, ContentBox(100, 10)]) { $0.alignment = .leading })
    #expect(row.frame.width == CGFloat(300))
    #expect(views.map(\.frame.minX) == [0, 260])
  }

  @Test func filledRowStretchesLastEqualView() {
    let views = [ContentBox(40, 10), ContentBox(40, 10), ContentBox(40, 10)]
    fill(with: stack(views, .horizontal))
    #expect(views.map(\.frame.width) == [40, 40, 220], "the last one")
  }

  @Test func firstBaselinesAreAligned() throws {
    try makeDevice().run {
      let (small, large) = (UILabel(), UILabel())
      for label in [small, large] { label.text = "Text" }
      large.font = .systemFont(ofSize: 34)
      let row = stack([small, large], .horizontal) { $0.alignment = .firstBaseline }
      hug(row)
      // 34 points: 41 high with the baseline at 32.5; 17 points: at 16.
      #expect(large.frame.minY == 0)
      #expect(small.frame.minY == 16.5)
      #expect(row.frame.height == 41)
    }
  }

  @Test func baselineRelativeSpacingConnectsBaselines() throws {
    try makeDevice().run {
      let labels = [UILabel(), UILabel()]
      for label in labels { label.text = "Text" }
      let column = stack(labels) {
        $0.isBaselineRelativeArrangement = true
        $0.spacing = 50
      }
      hug(column)
      // Both baselines are 16 below the top.
      #expect(labels[1].frame.minY == 50)
    }
  }

  @Test func stackMarginsAreZeroUntilSet() {
    let box = ContentBox(50, 50)
    let column = stack([box]) { $0.isLayoutMarginsRelativeArrangement = true }
    hug(column)
    #expect(column.frame == rect(0, 0, 50, 50))
    column.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 56, 54))
    #expect(box.frame == rect(2, 1, 50, 50))
  }

  @Test func hiddenLastViewDropsSpacing() {
    let views = [ContentBox(50, 30), ContentBox(50, 40), ContentBox(50, 50)]
    let column = stack(views) { $0.spacing = 10 }
    views[2].isHidden = true
    hug(column)
    #expect(column.frame.height == CGFloat(80))
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.height == CGFloat(40))
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(column.frame.height == 0)
  }

  @Test func viewWithFixedLengthCanBeHidden() {
    let fixed = UIView()
    let length = fixed.heightAnchor.constraint(equalToConstant: 30)
    length.isActive = true
    let column = stack([fixed, ContentBox(50, 40)]) { $0.spacing = 10 }
    fixed.isHidden = true
    hug(column)
    #expect(column.frame.height == CGFloat(40))
    #expect(length.isActive)
    fixed.isHidden = false
    root.layoutIfNeeded()
    #expect(column.frame.height == CGFloat(80))
  }

  // MARK: The arranged subviews as a list

  @Test func arrangedViewsAreSubviewsWithoutMasks() {
    let views = [UIView(), UIView(), UIView()]
    let column = UIStackView(arrangedSubviews: [views[0], views[1]])
    column.insertArrangedSubview(views[2], at: 1)
    #expect(column.arrangedSubviews == [views[0], views[2], views[1]])
    #expect(column.subviews == [views[0], views[1], views[2]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    column.removeArrangedSubview(views[2])
    #expect(column.arrangedSubviews == [views[0], views[1]])
    #expect(views[2].superview === column)
    views[0].removeFromSuperview()
    #expect(column.arrangedSubviews == [views[1]])
  }

  @Test func customSpacingReadsBack() {
    let view = UIView()
    let column = UIStackView(arrangedSubviews: [view])
    #expect(column.customSpacing(after: view) == UIStackView.spacingUseDefault)
    column.setCustomSpacing(7, after: view)
    #expect(column.customSpacing(after: view) == 7)
    column.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    #expect(column.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func theSystemsSpacingIsEight() {
    let views = [ContentBox(50, 30), ContentBox(50, 40)]
    let column = stack(views)
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    hug(column)
    #expect(views[1].frame.minY == CGFloat(38))
  }
}
