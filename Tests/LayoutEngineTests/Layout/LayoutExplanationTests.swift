import LayoutEngine
import LayoutVocabulary
import Testing

/// The causes of a frame, with numbers that add up to it.
@Suite @MainActor struct LayoutExplanationTests {
  private let root = UIView(frame: rect(0, 0, 400, 300))

  /// 16 from the left; 400 of the root less 16 and 20 is 364.
  @Test func edgesAddUp() {
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    let values = view.explainLayout()
    #expect(values.map(\.value) == [16, 8, 364, 44])
    #expect(values.map(\.sum) == [16, 8, 364, 44])
    #expect(values[2].parts.map(\.amount) == [400, -16, -20])
    #expect(values[2].parts.map(\.multiplier).map(abs) == [1, 1, 1])
    #expect(values[2].parts.first?.source == ExplanationSource(.rootSize, view: "UIView"))
    #expect(values.map(\.isAmbiguous) == [false, false, false, false])
  }

  /// A margin of 30 and a constant of 5 add up to 35.
  @Test func marginsAreKeptApartFromConstants() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let view = root.addConstrained()
    view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 5)
      .isActive = true
    let part = view.explainLayout()[0].parts.first
    #expect(part?.amount == 35)
    #expect(part?.surroundings == 30)
  }

  /// Content of 120 in room for 100 is compressed, and exerts a pressure.
  @Test func squeezedContentPresses() {
    let view = root.addConstrained(ContentBox(120, 20))
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    let width = view.explainLayout()[2]
    #expect(width.value == 100)
    #expect(width.parts.map(\.amount) == [100])
    #expect(width.pressedBy == [ExplanationSource(.contentSize, view: "ContentBox")])
  }

  /// The view has no constraints along the horizontal axis.
  @Test func missingConstraintIsNamed() {
    let view = root.addConstrained()
    view.accessibilityIdentifier = "loose"
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let values = view.explainLayout()
    #expect(values.map(\.isAmbiguous) == [true, false, true, true])
    #expect(values[0].freeItems == ["loose"])
    #expect(values[2].emptyItems == ["loose"])
  }

  /// On a screen of three pixels a point, a third of 100 is 33.333, exactly 100 pixels.
  ///
  /// A tenth of a point is not a whole pixel.
  @Test func roundingIsASummand() {
    let view = root.addConstrained()
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.1).isActive = true
    let x = view.explainLayout()[0]
    #expect(x.parts.map(\.amount) == [10.1])
    #expect(abs(x.parts.map(\.amount).reduce(x.rounding, +) - Double(view.frame.minX)) < 1e-9)
    #expect(x.rounding == Double(view.frame.minX) - 10.1)
  }

  /// UIKit makes constraints from the autoresizing mask, which keep the assigned frame.
  @Test func assignedFrameIsExplainedByAutoresizingMask() {
    let plain = UIView(frame: rect(3, 4, 50, 60))
    root.addSubview(plain)
    let values = plain.explainLayout()
    #expect(values.map(\.sum) == [3, 4, 50, 60])
    #expect(values.map(\.setDirectly) == [0, 0, 0, 0])
    #expect(values.map { $0.parts.map(\.amount) } == [[3], [4], [50], [60]])
  }
}

extension FrameExplanation.Value {
  /// The sum of all parts of the value.
  fileprivate var sum: Double {
    parts.reduce(0) { $0 + $1.amount } + alignment + rounding + setDirectly
  }
}
