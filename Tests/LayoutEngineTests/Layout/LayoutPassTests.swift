import LayoutEngine
import Testing

/// The order of layout passes, and the views that they skip.
@Suite @MainActor struct LayoutPassTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Witness: UIView {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: rect(0, 0, 10, 10))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.lines.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  private let log = Log()
  private let root: UIView
  private let middle: UIView
  private let leaf: UIView

  init() {
    root = Witness("root", log)
    middle = Witness("middle", log)
    leaf = Witness("leaf", log)
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  @Test func updatesRunUpwardAndLayoutsDownward() {
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "update leaf", "update middle", "update root", "layout root", "layout middle",
        "layout leaf",
      ]
    )
  }

  @Test func cleanViewsAreNotLaidOut() {
    root.layoutIfNeeded()
    log.lines = []
    root.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    middle.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["layout middle"])
  }

  @Test func layoutStartsAtHighestDirtyAncestor() {
    root.layoutIfNeeded()
    log.lines = []
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.lines == ["layout middle", "layout leaf"])
  }

  @Test func cleanParentEndsSearch() {
    root.layoutIfNeeded()
    log.lines = []
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.lines == ["layout leaf"])
  }

  @Test func onlyRequestedUpdatesRun() {
    root.layoutIfNeeded()
    #expect(!leaf.needsUpdateConstraints())
    log.lines = []
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.lines == ["update leaf"])
  }

  @Test func constraintsChangedInUpdateApplyAtOnce() {
    final class Late: UIView {
      var width: NSLayoutConstraint?
      override func updateConstraints() {
        width?.constant = 50
        super.updateConstraints()
      }
    }
    let late = root.addConstrained(Late())
    late.width = late.widthAnchor.constraint(equalToConstant: 10)
    late.width?.isActive = true
    root.layoutIfNeeded()
    #expect(late.frame.width == CGFloat(50))
  }

  @Test func addedDirtyTreeIsLaidOut() {
    let (outer, inner) = (Witness("outer", log), Witness("inner", log))
    outer.addSubview(inner)
    root.layoutIfNeeded()
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    log.lines = []
    leaf.addSubview(outer)
    root.layoutIfNeeded()
    #expect(log.lines == ["layout leaf", "layout inner"])
  }

  @Test func nestedLayoutIncludesLaterSiblings() {
    final class Nesting: UIView {
      var log: Log?
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.layoutIfNeeded()
        log?.lines.append("nested layout ended")
      }
    }
    let nesting = Nesting()
    nesting.log = log
    root.insertSubview(nesting, at: 0)
    root.layoutIfNeeded()
    log.lines = []
    nesting.setNeedsLayout()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["layout leaf", "nested layout ended"])
  }

  @Test func changedBoundsSizeRequestsLayout() {
    root.layoutIfNeeded()
    log.lines = []
    middle.frame.size.width = 11
    root.layoutIfNeeded()
    #expect(log.lines == ["layout middle"])
    log.lines = []
    middle.frame.origin.x = 11
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty, "a mere move concerns no view inside")
  }

  @Test func selfInvalidatingLayoutEnds() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let restless = Restless()
    restless.layoutIfNeeded()
    #expect(restless.count > 1)
    #expect(restless.count < 100)
  }

  @Test func layoutSubviewsCanOverrideSolvedFrames() {
    final class Manual: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = rect(1, 2, 3, 4)
      }
    }
    let manual = Manual(frame: rect(0, 0, 100, 100))
    let child = UIView()
    manual.addSubview(child)
    manual.layoutIfNeeded()
    #expect(child.frame == rect(1, 2, 3, 4))
  }

  @Test func laidOutTreeIsReleasedWithRoot() {
    weak var gone: UIView?
    do {
      let root = UIView(frame: rect(0, 0, 100, 100))
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(), ContentBox(1, 1)])
      root.addConstrained(stack)
      stack.pinEdges(to: root.safeAreaLayoutGuide)
      root.layoutIfNeeded()
      gone = stack
    }
    #expect(gone == nil)
  }
}
