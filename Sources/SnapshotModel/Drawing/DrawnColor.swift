/// A color in a light and in a dark interface.
package struct DrawnColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each a byte, red in the highest.
  package var light: UInt32
  /// The same in a dark interface.
  package var dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// A color that is the same in both.
  package init(_ color: UInt32) { self.init(light: color, dark: color) }

  /// A color of red, green, blue and opacity from 0 to 1; what is beyond is cut off.
  package init(packing components: [Double]) {
    self.init(Self.packed(components))
  }

  /// Red, green, blue and opacity from 0 to 1 as one number.
  package static func packed(_ components: [Double]) -> UInt32 {
    components.reduce(0) { packed, component in
      let byte = component.isNaN ? 0 : (min(1, max(0, component)) * 255).rounded()
      return packed << 8 | UInt32(byte)
    }
  }

  /// Whether nothing is seen of it.
  package var isClear: Bool { light & 0xff == 0 && dark & 0xff == 0 }
}

extension DrawnColor: Comparable {
  package static func < (left: DrawnColor, right: DrawnColor) -> Bool {
    (left.light, left.dark) < (right.light, right.dark)
  }
}
