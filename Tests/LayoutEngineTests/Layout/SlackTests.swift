import LayoutEngine
import Testing

/// UIKit's choices where constraints leave freedom.
@Suite @MainActor struct SlackTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    for constraint in constraints { constraint.priority = UILayoutPriority(751) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func upperBoundDeterminesPosition() {
    let frame = frame([view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)])
    #expect(frame == CGRect(x: 0, y: 23, width: 0, height: 0))
  }

  @Test func lowerBoundDeterminesPosition() {
    let frame = frame([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 23)
    ])
    #expect(frame == CGRect(x: 23, y: 0, width: 0, height: 0))
  }

  @Test func bottomEqualsItsUpperBound() {
    let frame = frame([
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23)
    ])
    #expect(frame.maxY == CGFloat(400 - 23))
  }

  @Test func sizeWithOnlyUpperBoundIsZero() {
    #expect(frame([view.widthAnchor.constraint(lessThanOrEqualToConstant: 90)]).width == 0)
  }

  @Test func sizeWithLowerBoundEqualsBound() {
    let width: CGFloat = 90
    #expect(frame([view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)]).width == width)
  }

  @Test func rightToLeftMeasuresLeadingFromRight() {
    root.semanticContentAttribute = .forceRightToLeft
    let frame = frame([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    #expect(frame.maxX == CGFloat(400 - 23))
  }

  @Test func unsizedLeadingViewIsAtRightEdge() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      frame([view.leadingAnchor.constraint(equalTo: root.leadingAnchor)]).minX == CGFloat(400)
    )
  }
}
