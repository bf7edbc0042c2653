/// Numbers of objects by their identity.
///
/// A layout looks views up thousands of times. The standard library's dictionary guards against
/// keys chosen to collide, and this guard takes most of a look-up's time. Nobody chooses the
/// addresses of objects. The table is never iterated, so no order reaches a result, and it never
/// removes an entry.
package struct IdentityTable {
  /// Addresses of objects and their numbers.
  ///
  /// The address 0 marks an empty slot.
  private var entries: ContiguousArray<(address: UInt, number: Int32)>
  private var count = 0

  /// Creates a table with room for `capacity` objects before it first grows.
  package init(capacity: Int = 0) {
    entries = []
    if capacity > 0 { entries = Self.room(for: capacity) }
  }

  /// Returns at least twice as many slots as objects, so that most look-ups need one probe.
  private static func room(for count: Int) -> ContiguousArray<(address: UInt, number: Int32)> {
    var slots = 16
    while slots < 2 * count { slots *= 2 }
    return ContiguousArray(repeating: (0, 0), count: slots)
  }

  /// The number of an object; nil if it has none.
  package subscript(object: ObjectIdentifier) -> Int? {
    guard !entries.isEmpty else { return nil }
    let address = UInt(bitPattern: object)
    let entry = entries[slot(of: address)]
    return entry.address == 0 ? nil : Int(entry.number)
  }

  /// Sets the number of an object and replaces any earlier number.
  package mutating func set(_ number: Int, of object: ObjectIdentifier) {
    if 2 * (count + 1) > entries.count { grow() }
    let address = UInt(bitPattern: object)
    let slot = slot(of: address)
    if entries[slot].address == 0 { count += 1 }
    entries[slot] = (address, Int32(number))
  }

  private mutating func grow() {
    let former = entries
    entries = Self.room(for: max(8, former.count))
    for entry in former where entry.address != 0 { entries[slot(of: entry.address)] = entry }
  }

  /// The slot of an address, or the empty slot for it.
  private func slot(of address: UInt) -> Int {
    let mask = entries.count - 1
    // Objects are at least 16 bytes apart; the multiplier is 2^64 divided by the golden ratio.
    var slot = Int(truncatingIfNeeded: ((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while entries[slot].address != 0, entries[slot].address != address {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
