import LayoutEngine
import Testing

/// The positions of attributes, and their coordinate systems.
@Suite @MainActor struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let root = UIView(frame: rect(0, 0, 400, 200))

  /// Aligns the left or top edge of an 8 by 8 view with an attribute of the root, and compares.
  ///
  /// The root's margins are 10, 20, 30, 40.
  @Test(
    arguments: [
      (Attribute.left, 0), (.right, 400), (.leading, 0), (.trailing, 400), (.centerX, 200),
      (.leftMargin, 20), (.rightMargin, 360), (.leadingMargin, 20), (.trailingMargin, 360),
      // (20 + 360) / 2.
      (.centerXWithinMargins, 190),
    ]
  )
  func horizontalAttributes(attribute: Attribute, x: CGFloat) {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = root.addConstrained(ContentBox(8, 8))
    let isDirectional = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    NSLayoutConstraint(
      item: view,
      attribute: isDirectional ? .leading : .left,
      relatedBy: .equal,
      toItem: root,
      attribute: attribute,
      multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == x)
  }

  @Test(
    arguments: [
      (Attribute.top, 0), (.bottom, 200), (.centerY, 100), (.topMargin, 10),
      (.bottomMargin, 170),
      // (10 + 170) / 2.
      (.centerYWithinMargins, 90),
      // A plain view's baselines are its bottom edge.
      (.firstBaseline, 200), (.lastBaseline, 200),
    ]
  )
  func verticalAttributes(attribute: Attribute, y: CGFloat) {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = root.addConstrained(ContentBox(8, 8))
    NSLayoutConstraint(
      item: view,
      attribute: .top,
      relatedBy: .equal,
      toItem: root,
      attribute: attribute,
      multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == y)
  }

  @Test func positionMultiplierUsesHoldersOrigin() {
    let view = root.addConstrained(ContentBox(10, 10))
    NSLayoutConstraint(
      item: view,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: root,
      attribute: .right,
      multiplier: 0.25,
      constant: 3
    ).isActive = true
    root.layoutIfNeeded()
    // 400 / 4 + 3 - 5.
    #expect(view.frame.minX == CGFloat(98))
  }

  @Test func cousinMultiplierUsesCommonAncestorOrigin() {
    let (first, second) = (root.addConstrained(), root.addConstrained())
    first.fix(100, 0, 50, 50)
    second.fix(30, 0, 50, 50)
    let inner = first.addConstrained()
    inner.fix(10, 0, 5, 5)
    let follower = second.addConstrained(ContentBox(5, 5))
    NSLayoutConstraint(
      item: follower,
      attribute: .left,
      relatedBy: .equal,
      toItem: inner,
      attribute: .left,
      multiplier: 2,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    // Inner is at 110 in the root; 220 in the root is 190 in the second.
    #expect(follower.frame.minX == CGFloat(190))
  }

  @Test func constraintsPlaceTheUntransformedBox() {
    let view = root.addConstrained()
    view.fix(10, 20, 100, 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == rect(10, 20, 100, 50))
  }

  @Test func alignmentInsetsSeparateFrameFromConstraints() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = root.addConstrained(Shadowed())
    view.fix(10, 20, 100, 50)
    let inner = view.addConstrained()
    inner.pinEdges(to: view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 19, 106, 54))
    #expect(inner.frame == rect(2, 1, 100, 50), "the edges are those of the alignment rectangle")
  }

  @Test func overriddenConversionsCountLikeInsets() {
    final class Framed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 3, dy: 5) }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -3, dy: -5) }
    }
    let view = root.addConstrained(Framed())
    view.fix(10, 20, 100, 50)
    let inner = view.addConstrained()
    inner.pinEdges(to: view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(7, 15, 106, 60))
    #expect(inner.frame == rect(3, 5, 100, 50))
  }

  @Test func horizontalEdgeCanFollowVerticalEdge() {
    let view = root.addConstrained(ContentBox(10, 10))
    NSLayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .bottom,
      multiplier: 1,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(200))
  }

  @Test func guidesTakePartLikeViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (left, right) = (root.addConstrained(), root.addConstrained())
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.widthAnchor.constraint(equalToConstant: 100),
      guide.leftAnchor.constraint(equalTo: left.rightAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 11),
      right.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(100, 7, 40, 11))
    #expect(right.frame.minX == CGFloat(140))
  }

  @Test func rightToLeftMirrorsEdgesAndConstants() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = root.addConstrained()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
    ])
    let centered = root.addConstrained(ContentBox(10, 10))
    centered.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(100))
    #expect(view.frame.maxX == CGFloat(390))
    #expect(centered.frame.midX == CGFloat(230), "centers are never mirrored")
  }
}
