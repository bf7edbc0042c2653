import LayoutEngine
import Testing

/// Whether constraints alone determine a frame.
@Suite @MainActor struct AmbiguityTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  @Test func fourConstraintsAreUnambiguous() {
    let view = root.addConstrained()
    view.fix(1, 2, 3, 4)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func contentSizeIsUnambiguous() {
    let view = root.addConstrained(ContentBox(10, 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func missingPositionIsAmbiguous() {
    let view = root.addConstrained(ContentBox(10, 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
  }

  @Test func inequalityAloneIsAmbiguous() {
    let view = root.addConstrained(ContentBox(10, 10))
    view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
  }

  @Test func equalHuggingInFilledRowIsAmbiguous() {
    let (first, second) = (ContentBox(10, 10), ContentBox(10, 10))
    for view in [first, second] {
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    #expect(first.hasAmbiguousLayout)
    #expect(second.hasAmbiguousLayout)
    second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(!first.hasAmbiguousLayout)
    #expect(!second.hasAmbiguousLayout)
  }

  @Test func autoresizingMaskIsUnambiguous() {
    let view = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    #expect(!view.hasAmbiguousLayout)
  }
}
