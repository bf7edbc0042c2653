/// The rate of change of the objective in a direction.
///
/// It is a sparse vector by level. For ties it also has the first charge in the order of ties.
struct ChargeSum: Sendable {
  private var sums = Level.Table<Double>()
  private var used: ContiguousArray<Level> = []

  /// The first charge in the order of ties.
  private var tie: (level: Level, order: Int32, rate: Double)?

  mutating func reset(levelCount: Int) {
    while let level = used.popLast() { sums[level] = 0 }
    tie = nil
    while sums.count < levelCount {
      sums.append(0)
    }
  }

  @inline(__always)
  mutating func add(_ level: Level, _ rate: Double, order: Int32, in table: LevelTable) {
    if sums[level] == 0 {
      used.append(level)
    }
    sums[level] += rate
    if isEarlier(level, order, in: table) {
      tie = (level, order, rate)
    }
  }

  /// Adds a rate to the sum of a level, without an effect on the order of ties.
  mutating func shift(_ level: Level, by rate: Double) {
    guard level != .free else { return }
    if sums[level] == 0 {
      used.append(level)
    }
    sums[level] += rate
  }

  /// Returns whether moving against the summed direction (`sign` -1) or along it (1) improves the
  /// objective.
  ///
  /// The moved symbol itself may have a charge at a level.
  func improves(
    sign: Double,
    own level: Level,
    order: Int32,
    in table: LevelTable
  ) -> Bool {
    let rate = leadingRate(sign: sign, own: level, in: table)
    if rate != 0 { return rate < 0 }
    guard let tie else { return false }
    if level != .free, isEarlier(level, order, in: table) { return false }
    return sign * tie.rate < 0
  }

  /// Returns the rate at the highest level that the move changes, or zero if it changes none.
  func leadingRate(sign: Double, own level: Level, in table: LevelTable) -> Double {
    var decisive = Level.free
    var rate = 0.0
    for candidate in used where decisive == .free || table[candidate] > table[decisive] {
      let sum = sign * sums[candidate] + (candidate == level ? 1 : 0)
      if !sum.isNegligible {
        decisive = candidate
        rate = sum
      }
    }
    if level != .free, level >= sums.endIndex || sums[level] == 0,
      decisive == .free || table[level] > table[decisive]
    {
      return 1
    }
    return rate
  }

  /// Returns whether a charge precedes all added charges in the order of ties.
  @inline(__always)
  private func isEarlier(_ level: Level, _ order: Int32, in table: LevelTable) -> Bool {
    guard let tie else { return true }
    if level == tie.level { return order < tie.order }
    return table[level] > table[tie.level]
  }
}
