import LayoutEngine
import Testing

/// Baselines of text and of views that contain it, on a screen of two pixels a point.
///
/// A line of the system font at 17 points is 17 x 1.193359375 = 20.287 high, rounded up 20.5, with
/// the baseline 17 x 0.952148 = 16.187 below its top, rounded 16.
@Suite @MainActor struct BaselineTests {
  private func label(_ text: String = "Text", size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func twoLines() -> UILabel {
    let label = label("first\nsecond")
    label.numberOfLines = 0
    return label
  }

  private func column() -> UIStackView {
    let column = UIStackView(arrangedSubviews: [label(), label()])
    column.axis = .vertical
    column.spacing = 10
    return column
  }

  /// Returns the top of a marker that is tied to a baseline of a view at y = 100.
  private func marker(
    on view: UIView,
    _ baseline: (UIView) -> NSLayoutYAxisAnchor,
    width: CGFloat = 300
  ) -> CGFloat {
    let root = UIView(frame: rect(0, 0, 400, 400))
    root.addConstrained(view)
    let marker = root.addConstrained(ContentBox(1, 1))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: width),
      marker.topAnchor.constraint(equalTo: baseline(view)),
    ])
    root.layoutIfNeeded()
    return marker.frame.minY
  }

  @Test func labelBaselineUsesFontAscender() throws {
    try makeDevice().run {
      #expect(marker(on: label()) { $0.firstBaselineAnchor } == 116)
      #expect(marker(on: label()) { $0.lastBaselineAnchor } == 116)
    }
  }

  @Test func lastBaselineIsOneLineLower() throws {
    try makeDevice().run {
      #expect(marker(on: twoLines()) { $0.firstBaselineAnchor } == 116)
      // 2 x 20.287 = 40.574, rounded up 41, less the 20.5 - 16 = 4.5 below the baseline.
      #expect(marker(on: twoLines()) { $0.lastBaselineAnchor } == 136.5)
    }
  }

  @Test func emptyLabelBaselinesAreAtTop() throws {
    try makeDevice().run {
      #expect(marker(on: label("")) { $0.firstBaselineAnchor } == 100)
      #expect(marker(on: label("")) { $0.lastBaselineAnchor } == 100)
    }
  }

  @Test func fieldsAndButtonsCenterTheirLine() throws {
    try makeDevice().run {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Text"
      // 34 high: (34 - 20.287) / 2 + 16.187 = 23.04, rounded 23.
      #expect(marker(on: field) { $0.firstBaselineAnchor } == 123)
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      // 15 points: 18 + 12 = 30 high, (30 - 17.900) / 2 + 14.282 = 20.33, rounded 20.5.
      #expect(marker(on: button) { $0.lastBaselineAnchor } == 120.5)
    }
  }

  @Test func differentFontsShareBaseline() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (small, large) = (label(size: 17), label(size: 34))
      for label in [small, large] { root.addConstrained(label) }
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: root.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      // 34 x 0.952148 = 32.373, rounded 32.5; less 16.
      #expect(small.frame.minY == 16.5)
    }
  }

  @Test func containerUsesBaselineOfNamedView() throws {
    final class Card: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
      override var forLastBaselineLayout: UIView { label }
    }
    try makeDevice().run {
      let card = Card()
      card.addConstrained(card.label)
      card.label.text = "Text"
      card.label.topAnchor.constraint(equalTo: card.topAnchor, constant: 30).isActive = true
      card.heightAnchor.constraint(equalToConstant: 200).isActive = true
      #expect(marker(on: card) { $0.firstBaselineAnchor } == 146)
      #expect(marker(on: card) { $0.lastBaselineAnchor } == 146)
    }
  }

  @Test func columnUsesFirstAndLastBaselines() throws {
    try makeDevice().run {
      #expect(marker(on: column()) { $0.firstBaselineAnchor } == 116)
      // The second label begins at 20.5 + 10.
      let second: CGFloat = 100 + 30.5 + 16
      #expect(marker(on: column()) { $0.lastBaselineAnchor } == second)
    }
  }

  @Test func textViewUsesBaselinesOfItsLines() throws {
    try makeDevice().run {
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = "Text"
      // Below its inset of 8.
      #expect(marker(on: text) { $0.firstBaselineAnchor } == 124)
    }
  }

  @Test func stretchedLabelCentersItsLine() throws {
    try makeDevice().run {
      let label = label()
      label.heightAnchor.constraint(equalToConstant: 40.5).isActive = true
      // (40.5 - 20.5) / 2 = 10 further down than in a label that is as high as its text.
      #expect(marker(on: label) { $0.firstBaselineAnchor } == 126)
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      // 20.5 in a height of 30; (44 - 30) / 2 = 7 further down.
      #expect(marker(on: button) { $0.lastBaselineAnchor } == 127.5)
    }
  }

  @Test func nestedContainersUseInnermostBaseline() throws {
    final class Box: UIView {
      let content: UIView
      init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addConstrained(content)
        content.topAnchor.constraint(equalTo: topAnchor, constant: 7).isActive = true
        content.heightAnchor.constraint(equalToConstant: 20.5).isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override var forLastBaselineLayout: UIView { content }
    }
    try makeDevice().run {
      // 7 + 7 + 16: the first baseline is taken from the view with the last one.
      #expect(marker(on: Box(Box(label()))) { $0.firstBaselineAnchor } == 130)
    }
  }

  @Test func rowUsesBaselineOfTallestView() throws {
    try makeDevice().run {
      let row = UIStackView(arrangedSubviews: [label(), label(size: 34), label()])
      row.alignment = .top
      // 34 x 0.952148 = 32.373, rounded 32.5.
      #expect(marker(on: row) { $0.firstBaselineAnchor } == 132.5)
      #expect(marker(on: row) { $0.lastBaselineAnchor } == 132.5)
    }
  }
}
