import LayoutEngine
import Testing

/// A view that counts the requests of its size.
private final class Counting: UIView {
  var questions = 0

  override var intrinsicContentSize: CGSize {
    questions += 1
    return CGSize(width: 30, height: 20)
  }
}

/// Changes that invalidate the last layout.
@Suite @MainActor struct LayoutInvalidationTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  @Test func changedConstantUpdatesLayout() {
    let view = root.addConstrained()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 90
    #expect(view.frame.width == CGFloat(10), "until the next layout")
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(90))
  }

  @Test func toggledConstraintUpdatesLayout() {
    let view = root.addConstrained(ContentBox(10, 10))
    root.layoutIfNeeded()
    let width = view.widthAnchor.constraint(equalToConstant: 90)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(90))
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(10))
  }

  @Test func changedPriorityUpdatesLayout() {
    let view = root.addConstrained()
    let wide = view.widthAnchor.constraint(equalToConstant: 90).at(500)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10).at(400)
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(90))
    narrow.priority = UILayoutPriority(600)
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(10))
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(90))
  }

  @Test func innerTextChangeKeepsOuterContentSize() {
    let view = root.addConstrained(Counting())
    let label = view.addConstrained(UILabel())
    label.pinEdges(to: view)
    root.layoutIfNeeded()
    #expect(view.questions == 1)
    label.text = "Text"
    root.layoutIfNeeded()
    #expect(view.questions == 1)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.questions == 2)
    // In another superview its size is requested again.
    let other = root.addConstrained()
    other.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.questions == 3)
  }

  @Test func fixedRootIgnoresItsContentSize() {
    let view = Counting(frame: rect(0, 0, 100, 100))
    view.addSubview(UIView())
    view.layoutIfNeeded()
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(view.questions == 0)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    #expect(view.questions == 1)
  }

  @Test func changedContentSizeUpdatesLayout() {
    let view = root.addConstrained(ContentBox(10, 20))
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    view.size = CGSize(width: 30, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 0))
  }

  @Test func changedContentPrioritiesUpdateLayout() {
    let view = root.addConstrained(ContentBox(10, 10))
    view.widthAnchor.constraint(equalToConstant: 50).at(500).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(50))
    view.setContentHuggingPriority(UILayoutPriority(600), for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(10))
  }

  @Test func hiddenArrangedViewUpdatesLayout() {
    let views = [ContentBox(50, 10), ContentBox(60, 10)]
    let stack = root.addConstrained(UIStackView(arrangedSubviews: views))
    root.layoutIfNeeded()
    #expect(stack.frame.width == CGFloat(110))
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == CGFloat(60))
    #expect(views[1].frame.minX == 0)
  }

  @Test func hiddenViewOutsideStackKeepsFrame() {
    let view = root.addConstrained(ContentBox(50, 10))
    let next = root.addConstrained(ContentBox(10, 10))
    next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(next.frame.minX == CGFloat(50))
  }

  @Test func resizedRootUpdatesLayout() {
    let view = root.addConstrained()
    view.pinEdges(to: root)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test func movedGuideUpdatesLayout() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == CGFloat(10))
    width.constant = 20
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == CGFloat(20))
  }

  @Test func changedMarginsUpdateLayout() {
    let view = root.addConstrained()
    view.pinEdges(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 384, 384))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 394, 396))
  }

  @Test func addedViewUpdatesLayout() {
    let parent = UIView()
    let child = parent.addConstrained(ContentBox(10, 10))
    parent.layoutIfNeeded()
    root.addConstrained(parent)
    parent.fix(0, 0, 100, 100)
    child.rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == rect(90, 0, 10, 10))
  }

  @Test func layoutOfViewMovesItsSubviews() {
    let parent = root.addConstrained()
    parent.pinEdges(to: root)
    let child = parent.addConstrained()
    let height = child.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    height.constant = 30
    parent.layoutIfNeeded()
    #expect(child.frame.height == CGFloat(30))
  }

  @Test func repeatedLayoutChangesNothing() {
    let stack = root.addConstrained(
      UIStackView(arrangedSubviews: [ContentBox(33.3, 10), ContentBox(50, 20)])
    )
    stack.spacing = 7
    stack.pinEdges(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    let frames = stack.subviews.map(\.frame)
    for view in [root, stack] + stack.subviews { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(stack.subviews.map(\.frame) == frames)
  }

  /// A row of a label, a box and a spacer with changing constants.
  private final class Row: UIView {
    let label = UILabel()
    let box = ContentBox(40, 10)
    let stack = UIStackView()
    let left: NSLayoutConstraint
    let right: NSLayoutConstraint

    init() {
      left = stack.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8)
      right = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 100).at(600)
      super.init(frame: rect(0, 0, 300, 200))
      for view in [label, stack] { addConstrained(view) }
      stack.addArrangedSubview(box)
      label.numberOfLines = 0
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: layoutMarginsGuide.leftAnchor), left, right,
        stack.rightAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.rightAnchor),
        stack.topAnchor.constraint(equalTo: label.bottomAnchor),
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ step: Int) {
      left.constant = CGFloat(step * 7 % 40)
      right.constant = CGFloat(step * 31 % 90)
      box.size = CGSize(width: step * 13 % 120, height: step * 5 % 30)
      label.text = String(repeating: "words ", count: step % 11)
      layoutMargins.left = CGFloat(step % 5)
      frame.size.width = CGFloat(200 + step * 17 % 150)
    }

    var frames: [CGRect] { [label.frame, stack.frame, box.frame] }
  }

  @Test func historyOfChangesEqualsFreshLayout() {
    let old = Row()
    for step in 0..<60 {
      old.apply(step)
      old.layoutIfNeeded()
      let fresh = Row()
      fresh.apply(step)
      fresh.layoutIfNeeded()
      #expect(old.frames == fresh.frames, "step \(step)")
    }
  }

  /// Inputs of layouts that change without a notification: safe areas, masks, offsets, guides.
  @MainActor private final class Surroundings {
    let window = UIWindow(frame: rect(0, 0, 300, 500))
    let controller = UIViewController()
    let panel = UIView()
    let masked = UIView(frame: rect(10, 10, 30, 30))
    let follower = UIView()
    let scrollView = UIScrollView()
    let content = UIView()
    let pointer = UIView()
    let reader = UIView()
    let inset: NSLayoutConstraint

    init() {
      inset = panel.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor)
      window.rootViewController = controller
      let root: UIView = controller.view
      for view in [panel, scrollView, reader, pointer] { root.addConstrained(view) }
      panel.addSubview(masked)
      panel.addConstrained(follower)
      scrollView.addConstrained(content)
      masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      follower.leftAnchor.constraint(equalTo: masked.rightAnchor, constant: 2).isActive = true
      follower.topAnchor.constraint(equalTo: masked.bottomAnchor).isActive = true
      content.pinEdges(to: scrollView)
      reader.pinEdges(to: root.readableContentGuide)
      NSLayoutConstraint.activate([
        inset,
        panel.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        panel.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor),
        panel.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
        scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
        scrollView.topAnchor.constraint(equalTo: panel.bottomAnchor),
        scrollView.heightAnchor.constraint(equalToConstant: 100),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
        // From outside the scroll view to its content.
        pointer.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
        pointer.leftAnchor.constraint(equalTo: follower.rightAnchor),
      ])
    }

    func apply(_ step: Int) {
      inset.constant = CGFloat(step * 7 % 13)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(step * 5 % 40),
        left: CGFloat(step * 3 % 20),
        bottom: 0,
        right: CGFloat(step % 30)
      )
      window.frame.size = CGSize(width: 300 + step * 37 % 900, height: 500 + step * 11 % 200)
      window.layoutIfNeeded()
      scrollView.contentOffset.y = CGFloat(step * 17 % 300)
      window.layoutIfNeeded()
    }

    /// The frames of all views except dependents of the masked view, which use its former frame.
    var frames: [CGRect] {
      [panel, scrollView, content, reader].map(\.frame)
    }

    /// Whether the dependents of the masked view have the positions of their constraints, to a
    /// pixel.
    var isConsistent: Bool {
      abs(follower.frame.minX - masked.frame.maxX - 2) < 0.34
        && abs(follower.frame.minY - masked.frame.maxY) < 0.34
        && abs(pointer.frame.minX - panel.frame.minX - follower.frame.maxX) < 0.34
    }
  }

  @Test func changedSurroundingsEqualFreshLayout() {
    let old = Surroundings()
    for step in 0..<60 {
      old.apply(step)
      let fresh = Surroundings()
      fresh.apply(step)
      #expect(old.isConsistent, "step \(step)")
      #expect(old.frames == fresh.frames, "step \(step)")
      #expect(old.pointer.frame.minY == fresh.pointer.frame.minY, "step \(step)")
    }
  }
}
