import Testing

@testable import LayoutEngine

/// Sizes that must not cut their content.
@Suite struct PixelCeilingTests {
  @Test func floatingPointNoiseIsNotRoundedUp() {
    #expect(ceil(20.5 + 1e-9, scale: 2) == 20.5)
    #expect(ceil(20.5 + 1e-3, scale: 2) == 21)
    #expect(ceil(7, scale: 1) == 7)
    #expect(ceil(0, scale: 2).sign == .plus)
  }

  private func ceil(_ value: Double, scale: Double) -> Double {
    PixelGrid(scale: scale).ceil(value)
  }
}
