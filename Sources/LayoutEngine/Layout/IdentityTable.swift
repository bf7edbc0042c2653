/// Numbers of objects by their identity.
///
/// A layout looks views up thousands of times. A dictionary of the standard library protects itself
/// against keys that were chosen to collide, which takes longer than everything else about such a
/// look-up; the addresses of objects were not chosen by anyone. Never iterated, so that no order
/// reaches a result; and nothing is ever taken out of it.
package struct IdentityTable {
  /// Addresses of objects and their numbers; an address of zero is room.
  private var entries: ContiguousArray<(address: UInt, number: Int32)>
  private var count = 0

  /// Makes a table with room for so many objects before it grows for the first time.
  package init(capacity: Int = 0) {
    entries = []
    if capacity > 0 { entries = Self.room(for: capacity) }
  }

  /// Twice as many slots as objects, so that nearly all are found at once.
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

  /// Gives an object a number; one that has a number already gets another.
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

  /// Where an address is, or the room for it.
  private func slot(of address: UInt) -> Int {
    let mask = entries.count - 1
    // Objects lie sixteen bytes apart or more; the multiplier is 2^64 divided by the golden ratio.
    var slot = Int(truncatingIfNeeded: ((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while entries[slot].address != 0, entries[slot].address != address {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
