/// Random numbers that are the same for the same seed, on any machine: SplitMix64.
///
/// The standard library does not promise how it makes of random bits a number below another, so
/// that is done here too.
struct SeededGenerator {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: The user's seed.
  ///   - stream: Which of the independent sequences of numbers of that seed.
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

  /// A number from 0, below `limit`, which is more than 0.
  mutating func number(below limit: Int) -> Int {
    Int(Self.next(&state).multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Returns whether an event with this probability happens, in percent.
  mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of the elements; nil of none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}
