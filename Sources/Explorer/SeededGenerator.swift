/// Random numbers that are equal for equal seeds on any machine: SplitMix64.
///
/// The standard library does not guarantee how it computes a bounded number from random bits.
/// Therefore this type computes it.
struct SeededGenerator {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: The user's seed.
  ///   - stream: The index of an independent sequence of numbers with this seed.
  init(seed: UInt64, stream: Int = 0) {
    state = seed
    for _ in 0..<2 { state = Self.next(&state) ^ UInt64(bitPattern: Int64(stream)) }
  }

  static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to `limit - 1`; the limit is greater than 0.
  mutating func number(below limit: Int) -> Int {
    Int(Self.next(&state).multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Returns whether an event with this probability happens, in percent.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// Returns one of the elements; nil if there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}
