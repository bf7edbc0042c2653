/// One term of the objective: everything charged at it is summed, and a sum at a higher level is
/// never traded against sums at lower ones.
struct Level: BitwiseCopyable, Hashable, Sendable {
  /// The level's index in a `LevelTable`, or -1.
  var index: Int32

  /// No charge at all.
  static let free = Level(index: -1)
  /// Above all priorities: violations of what is required.
  ///
  /// A feasible system pays nothing here.
  static let required = Level(index: 0)
  /// Below all priorities: the distance of inequalities from their bounds.
  static let slack = Level(index: 1)
  /// Below the slack: the sizes.
  static let size = Level(index: 2)
}

/// The levels in use, and their ranking.
struct LevelTable: Sendable {
  /// Per level, its rank: the priority, and values outside of all priorities for the other three.
  private(set) var ranks: ContiguousArray<Float> = [.infinity, -1, -2]

  /// The level of a strength, made if it is new.
  mutating func level(of strength: Strength) -> Level {
    if strength == .required { return .required }
    if let known = ranks.lastIndex(of: strength.rawValue) { return Level(index: Int32(known)) }
    ranks.append(strength.rawValue)
    return Level(index: Int32(ranks.count - 1))
  }

  @inline(__always)
  subscript(level: Level) -> Float { ranks[Int(level.index)] }
}
