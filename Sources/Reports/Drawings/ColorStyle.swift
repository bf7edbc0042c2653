package import SnapshotModel

/// The classes of a drawing's colors and the style sheet that defines them.
package struct ColorStyle {
  private var colors: Set<DrawnColor> = KeyboardMarkup.colors

  /// Creates a style with the colors of keyboards.
  package init() {}

  /// Adds the colors of a drawing.
  package mutating func add(_ appearance: ScreenAppearance) {
    for view in [appearance.screen] + appearance.views.values {
      for item in view.items { colors.formUnion(item.colors) }
    }
  }

  /// Returns the rules, with a second rule for each color that differs in a dark interface.
  ///
  /// - Parameter interface: The drawn interface style; nil follows the reader's setting.
  /// - Returns: CSS, in the order of the colors.
  package func rules(in interface: Interface? = nil) -> String {
    let sorted = colors.sorted()
    let light = sorted.map { $0.rules($0.light) }
    let dark = sorted.filter { $0.light != $0.dark }.map { $0.rules($0.dark) }
    let base = ".n{fill:none}.t{stroke:none;white-space:pre}"
    switch interface {
    case .light: return base + light.joined()
    case .dark: return base + light.joined() + dark.joined()
    case nil:
      return base + light.joined() + "@media (prefers-color-scheme:dark){\(dark.joined())}"
    }
  }

  /// UIKit's interface styles that a drawing supports.
  package enum Interface: String, CaseIterable, Sendable {
    case light, dark
  }
}

extension DrawnColor {
  var fillClass: String { "f" + name }
  var strokeClass: String { "k" + name }

  private var name: String {
    light == dark ? Self.digits(light) : Self.digits(light) + Self.digits(dark)
  }

  private static func digits(_ color: UInt32) -> String {
    // Eight bytes fit into a string without allocated memory.
    String(unsafeUninitializedCapacity: 8) { digits in
      for index in 0..<8 {
        let digit = UInt8(truncatingIfNeeded: color >> (28 - 4 * index)) & 0xf
        digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 8
    }
  }

  fileprivate func rules(_ color: UInt32) -> String {
    let hex = Self.digits(color)
    let (rgb, alpha) = (hex.prefix(6), Double(color & 0xff) / 255)
    let opacity =
      color & 0xff == 0xff
      ? ("", "")
      : (
        ";fill-opacity:\(number(alpha))", ";stroke-opacity:\(number(alpha))"
      )
    return ".\(fillClass){fill:#\(rgb)\(opacity.0)}.\(strokeClass){stroke:#\(rgb)\(opacity.1)}"
  }
}

extension DrawnItem {
  fileprivate var colors: [DrawnColor] {
    switch self {
    case .shape(let shape): [shape.fill, shape.stroke].compactMap { $0 }
    case .line(let line): [line.color]
    case .text(let text): [text.color]
    case .image(let image): [image.tint].compactMap { $0 }
    }
  }
}
