import Synchronization

/// The random numbers of a case: the same ones in each process.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014) from a
/// fixed start.
public struct CaseRandomNumberGenerator: RandomNumberGenerator {
  private static let state = Mutex<UInt64>(0)

  public init() {}

  public func next() -> UInt64 {
    let mixed = Self.state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      return state
    }
    let first = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}

/// Replaces the standard library's generator, because its numbers differ in each process.
public typealias SystemRandomNumberGenerator = CaseRandomNumberGenerator

// These declarations precede the standard library's, because they are in another module.

extension FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = CaseRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = CaseRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = CaseRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = CaseRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  public static func random() -> Bool {
    var generator = CaseRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var generator = CaseRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var generator = CaseRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var generator = CaseRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
