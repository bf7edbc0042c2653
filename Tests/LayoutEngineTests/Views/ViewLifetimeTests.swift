import LayoutEngine
import Testing

/// The references that keep views alive, and the rest of a tree after its deallocation.
@Suite @MainActor struct ViewLifetimeTests {
  /// Counts the deallocated views of its kind.
  private final class Witness {
    var order: [Int] = []
  }

  private final class Mortal: UIView {
    private let number: Int
    private nonisolated(unsafe) let witness: Witness

    init(_ number: Int, _ witness: Witness) {
      self.number = number
      self.witness = witness
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit { witness.order.append(number) }
  }

  @Test func treeIsReleasedParentsFirst() {
    let witness = Witness()
    do {
      let root = Mortal(0, witness)
      for number in [1, 4] {
        let branch = Mortal(number, witness)
        root.addSubview(branch)
        for leaf in 1...2 { branch.addSubview(Mortal(number + leaf, witness)) }
      }
    }
    #expect(witness.order == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func deepTreeIsReleasedWithoutStackOverflow() {
    let witness = Witness()
    var root: UIView? = Mortal(0, witness)
    for number in 1..<100_000 {
      let parent = Mortal(number, witness)
      root.map(parent.addSubview)
      root = parent
    }
    root = nil
    #expect(witness.order.count == 100_000)
  }

  @Test func survivingSubviewLosesItsSuperview() {
    let survivor = UIView()
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(survivor)
      survivor.addSubview(child)
    }
    #expect(survivor.superview == nil)
    #expect(child.superview === survivor)
  }

  @Test func constraintsAndAnchorsDoNotRetainViews() {
    let root = UIView()
    var view: UIView? = root.addConstrained()
    let guide = UILayoutGuide()
    view?.addLayoutGuide(guide)
    let anchor = view?.leftAnchor
    let width = view?.widthAnchor.constraint(equalToConstant: 10)
    width?.isActive = true
    view?.removeFromSuperview()
    view = nil
    #expect(anchor?.item == nil)
    #expect(width?.firstItem == nil)
    #expect(width?.isActive == false)
    #expect(guide.owningView == nil)
  }
}
