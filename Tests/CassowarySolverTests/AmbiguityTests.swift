import CassowarySolver
import Testing

@Suite struct AmbiguityTests {
  private var solver = Solver()

  @Test mutating func pinnedEdgesAreDeterminedThroughDefinitions() throws {
    let root = solver.makeVariable()
    let view = solver.makeVariable()
    let width = solver.makeVariable(.nonNegative)
    try solver.install(root, .equal, 0)
    try solver.install(view - root - 16, .equal)
    try solver.install(width, .equal, 100, Strength(250))
    solver.solve()
    #expect(solver.decides(view))
    #expect(solver.decides(width))
  }

  /// Many values meet an inequality; no constraint requires the value at its bound.
  @Test mutating func boundAloneLeavesPositionUndetermined() throws {
    let top = solver.makeVariable()
    let below = solver.makeVariable()
    try solver.install(top, .lessThanOrEqual, 23)
    try solver.install(below - top - 8, .equal)
    solver.solve()
    #expect(solver.value(of: below) == 31)
    #expect(!solver.decides(top))
    #expect(!solver.decides(below))
  }

  @Test mutating func bothBoundsAtOneValueDetermine() throws {
    let width = solver.makeVariable(.nonNegative)
    try solver.install(width, .lessThanOrEqual, 80, Strength(250))
    try solver.install(width, .greaterThanOrEqual, 80, Strength(750))
    solver.solve()
    #expect(solver.decides(width))
  }

  /// Two labels with equal hugging must fill 200: no constraint decides which one is stretched.
  @Test(arguments: [(Float(250), Float(250), false), (250, 251, true)])
  mutating func equalHuggingIsAmbiguous(first: Float, last: Float, isDetermined: Bool) throws {
    let left = solver.makeVariable(.nonNegative)
    let right = solver.makeVariable(.nonNegative)
    try solver.install(left + right - 200, .equal)
    try solver.install(left, .lessThanOrEqual, 50, Strength(first))
    try solver.install(right, .lessThanOrEqual, 60, Strength(last))
    solver.solve()
    #expect(solver.decides(left) == isDetermined)
    #expect(solver.decides(right) == isDetermined)
  }

  /// A pull determines a bounded size, but not a size that is zero because nothing makes it larger.
  @Test(arguments: [(nil, true), (Strength(0.001), false)] as [(Strength?, Bool)])
  mutating func zeroSizedVariableIsUndetermined(pull: Strength?, isDetermined: Bool) throws {
    let (content, text) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    let bounded = solver.makeVariable(.nonNegative)
    solver.pull = pull
    try solver.install(content - text - 100, .equal)
    try solver.install(bounded, .greaterThanOrEqual, 50)
    for size in [content, bounded] { try solver.install(size, .equal, 0, Strength(0.001)) }
    solver.solve()
    #expect(solver.value(of: content) == 100)
    #expect(solver.decides(text) == isDetermined)
    #expect(solver.decides(content) == isDetermined)
    #expect(solver.decides(bounded))
  }
}
