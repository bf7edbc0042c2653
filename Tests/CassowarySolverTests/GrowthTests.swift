import CassowarySolver
import ScvdbTestSupport
import Testing

/// The work for many views in one container, counted in pivots and changed rows instead of seconds.
@Suite struct GrowthTests {
  /// The kinds of stacks, by their constraints along the axis.
  enum Kind: CaseIterable {
    /// The stack is as long as the sum of its views.
    case loose
    /// The stack is too short for its views.
    case squeezed
    /// All views are as long as the longest.
    case equal
    /// The gaps between views are equal.
    case spaced
  }

  /// Views in a row between the ends of a stack, with its height and each with a preferred size.
  private struct Stack {
    private(set) var solver = Solver()
    let length: Variable
    let height: Variable
    private(set) var lengths: [Variable] = []
    private var statements: [LinearConstraint] = []

    /// Creates a stack; a view prefers a length of 10 to 19 and a height of 20.
    init(_ kind: Kind, count: Int) {
      let start = solver.makeVariable()
      length = solver.makeVariable(.nonNegative)
      height = solver.makeVariable(.nonNegative)
      let starts = (0..<count).map { _ in solver.makeVariable() }
      lengths = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
      state(LinearExpression(start), .equal)
      state(starts[0] - start, .equal)
      state(starts[count - 1] + lengths[count - 1] - start - length, .equal)
      var gap: Variable?
      for index in 1..<count {
        let distance = starts[index] - starts[index - 1] - lengths[index - 1]
        guard kind == .spaced else {
          state(distance, .equal)
          if kind == .equal { state(lengths[index] - lengths[0], .equal) }
          continue
        }
        let own = solver.makeVariable(.nonNegative)
        state(distance - own, .equal)
        if let gap { state(own - gap, .equal) }
        gap = gap ?? own
        state(distance - 4, .greaterThanOrEqual)
      }
      if kind == .squeezed { state(length - 3 * Double(count), .equal) }
      for (index, view) in lengths.enumerated() {
        let own = solver.makeVariable(.nonNegative)
        state(own - height, .equal)
        want(view, Double(10 + index * 7 % 10))
        want(own, 20)
      }
    }

    /// Makes a view hug its content and resist compression along an axis.
    private mutating func want(_ size: Variable, _ wanted: Double) {
      state(size - wanted, .lessThanOrEqual, Strength(251))
      state(size - wanted, .greaterThanOrEqual, Strength(750))
    }

    private mutating func state(
      _ expression: LinearExpression,
      _ relation: Relation,
      _ strength: Strength = .required
    ) {
      statements.append(LinearConstraint(expression, relation, strength: strength))
    }

    /// Installs all constraints and solves.
    mutating func solve() throws {
      for statement in statements { _ = try solver.add(statement) }
      solver.solve()
    }
  }

  /// Checks the lengths and their sum for a kind of stack.
  private func expectLengths(of stack: Stack, _ kind: Kind, count: Int) {
    let wanted = (0..<count).map { Double(10 + $0 * 7 % 10) }
    var expected = wanted
    // Ten views prefer 145 together.
    var total = 14.5 * Double(count)
    switch kind {
    case .loose: break
    case .squeezed:
      // Views created earlier get their preferred length while space remains.
      total = 3 * Double(count)
      var left = total
      for index in expected.indices {
        expected[index] = min(left, wanted[index])
        left -= expected[index]
      }
    case .equal:
      expected = wanted.map { _ in 19 }
      total = 19 * Double(count)
    case .spaced: total += 4 * Double(count - 1)
    }
    #expect(abs(stack.solver.value(of: stack.length) - total) < 1e-6)
    #expect(abs(stack.solver.value(of: stack.height) - 20) < 1e-6)
    for (view, length) in zip(stack.lengths, expected) {
      #expect(abs(stack.solver.value(of: view) - length) < 1e-6)
    }
  }

  @Test(arguments: sample(Kind.allCases)) func twiceTheViewsAreTwiceTheWork(kind: Kind) throws {
    var work: [(pivots: Int, changes: Int)] = []
    for count in [100, 200] {
      var stack = Stack(kind, count: count)
      try stack.solve()
      stack.solver._checkInvariants(isSolved: true)
      expectLengths(of: stack, kind, count: count)
      work.append((stack.solver.pivotCount, stack.solver.rowChangeCount))
    }
    #expect(work[1].pivots < 5 * work[0].pivots / 2)
    #expect(work[1].changes < 5 * work[0].changes / 2)
  }
}
