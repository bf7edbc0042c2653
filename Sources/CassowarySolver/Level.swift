/// One term of the objective: everything charged at it is summed, and a sum at a higher level is
/// never traded against sums at lower ones.
///
/// That is an index in a `LevelTable`.
typealias Level = TypedIndex<LevelKind>

enum LevelKind {}

extension Level {
  /// No charge at all.
  static var free: Level { .none }
  /// Above all priorities: violations of what is required.
  ///
  /// A feasible system pays nothing here.
  static var required: Level { Level(number: 0) }
  /// Below all priorities: the distance of inequalities from their bounds.
  static var slack: Level { Level(number: 1) }
  /// Below the slack: the sizes.
  static var size: Level { Level(number: 2) }
}

/// The levels in use, and their ranking.
struct LevelTable: Sendable {
  /// Per level, its rank: the priority, and values outside of all priorities for the other three.
  private(set) var ranks = Level.Table<Float>([.infinity, -1, -2])

  /// The level of a strength, made if it is new.
  mutating func level(of strength: Strength) -> Level {
    if strength == .required { return .required }
    if let known = ranks.indices.last(where: { ranks[$0] == strength.rawValue }) { return known }
    let new = ranks.endIndex
    ranks.append(strength.rawValue)
    return new
  }

  /// The strength whose level it is.
  func strength(of level: Level) -> Strength {
    level == .required ? .required : Strength(ranks[level])
  }

  @inline(__always)
  subscript(level: Level) -> Float { ranks[level] }
}
