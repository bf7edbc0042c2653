import LayoutEngine
import Testing

@Suite struct IdentityTableTests {
  private final class Item {}

  private let items = (0..<1000).map { _ in Item() }

  @Test func manyObjectsKeepTheirNumbers() {
    var table = IdentityTable()
    for (number, item) in items.enumerated() { table.set(number, of: ObjectIdentifier(item)) }
    let found = items.map { table[ObjectIdentifier($0)] }
    #expect(found == items.indices.map { Optional($0) })
  }

  @Test func anObjectCanGetAnotherNumber() {
    var table = IdentityTable(capacity: 2)
    table.set(1, of: ObjectIdentifier(items[0]))
    table.set(2, of: ObjectIdentifier(items[0]))
    #expect(table[ObjectIdentifier(items[0])] == 2)
  }

  @Test func unsetObjectHasNoNumber() {
    var table = IdentityTable()
    #expect(table[ObjectIdentifier(items[0])] == nil)
    for item in items.dropFirst() { table.set(0, of: ObjectIdentifier(item)) }
    #expect(table[ObjectIdentifier(items[0])] == nil)
  }
}
