/// One term of the objective, the sum of all charges at the level.
///
/// A sum at a higher level is never traded against sums at lower levels. A level is an index in a
/// `LevelTable`.
typealias Level = TypedIndex<LevelKind>

enum LevelKind {}

extension Level {
  /// The level of an uncharged symbol.
  static var free: Level { .none }
  /// Above all priorities: violations of required constraints.
  ///
  /// It is zero in a feasible system.
  static var required: Level { Level(number: 0) }
  /// Below all priorities: the distances of inequalities from their bounds.
  static var slack: Level { Level(number: 1) }
  /// Below the slack: the sizes.
  static var size: Level { Level(number: 2) }
}

/// The levels in use, and their ranking.
struct LevelTable: Sendable {
  /// The rank of each level: the priority, and values outside of all priorities for the others.
  private(set) var ranks = Level.Table<Float>([.infinity, -1, -2])

  /// Returns the level of a strength, and creates it if necessary.
  mutating func level(of strength: Strength) -> Level {
    if strength == .required { return .required }
    if let known = ranks.indices.last(where: { ranks[$0] == strength.rawValue }) { return known }
    let new = ranks.endIndex
    ranks.append(strength.rawValue)
    return new
  }

  /// Returns the strength of a level.
  func strength(of level: Level) -> Strength {
    level == .required ? .required : Strength(ranks[level])
  }

  @inline(__always)
  subscript(level: Level) -> Float { ranks[level] }
}
