import SnapshotModel
import Testing

@Suite struct PrintingTests {
  /// The answer for ASCII does not use Unicode's tables.
  @Test func asciiActsAsItsCategorySays() throws {
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      #expect(scalar.actsWhenPrinted == (scalar.properties.generalCategory == .control))
    }
  }
}
