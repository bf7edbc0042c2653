/// A color in light and dark interfaces.
package struct DrawnColor: Hashable, Sendable {
  /// Red, green, blue and opacity, one byte each, with red in the highest byte.
  package var light: UInt32
  /// The color in a dark interface, in the same form.
  package var dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// Creates a color that is equal in light and dark interfaces.
  package init(_ color: UInt32) { self.init(light: color, dark: color) }

  /// Creates a color from red, green, blue and opacity, clamped to 0...1.
  package init(packing components: [Double]) {
    self.init(Self.packed(components))
  }

  /// Returns red, green, blue and opacity, each from 0 to 1, as one number.
  package static func packed(_ components: [Double]) -> UInt32 {
    components.reduce(0) { packed, component in
      let byte = component.isNaN ? 0 : (min(1, max(0, component)) * 255).rounded()
      return packed << 8 | UInt32(byte)
    }
  }

  /// Whether the color is fully transparent.
  package var isClear: Bool { light & 0xff == 0 && dark & 0xff == 0 }
}

extension DrawnColor: Comparable {
  package static func < (left: DrawnColor, right: DrawnColor) -> Bool {
    (left.light, left.dark) < (right.light, right.dark)
  }
}
