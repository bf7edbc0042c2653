import Foundation

extension CGColor {
  /// Creates a color from published components, from 0 to 255, and its opacity.
  fileprivate convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }
}

/// The fixed colors.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The colors that differ in a dark interface, with Apple's published values.
extension UIColor {
  public static let systemBlue = UIColor(light: CGColor(0, 122, 255), dark: CGColor(10, 132, 255))
  public static let systemRed = UIColor(light: CGColor(255, 59, 48), dark: CGColor(255, 69, 58))
  public static let systemGreen = UIColor(light: CGColor(52, 199, 89), dark: CGColor(48, 209, 88))
  public static let systemOrange = UIColor(light: CGColor(255, 149, 0), dark: CGColor(255, 159, 10))
  public static let systemYellow = UIColor(light: CGColor(255, 204, 0), dark: CGColor(255, 214, 10))
  public static let systemPink = UIColor(light: CGColor(255, 45, 85), dark: CGColor(255, 55, 95))
  public static let systemPurple = UIColor(
    light: CGColor(175, 82, 222),
    dark: CGColor(191, 90, 242)
  )
  public static let systemTeal = UIColor(light: CGColor(48, 176, 199), dark: CGColor(64, 200, 224))
  public static let systemIndigo = UIColor(light: CGColor(88, 86, 214), dark: CGColor(94, 92, 230))
  public static let systemBrown = UIColor(
    light: CGColor(162, 132, 94),
    dark: CGColor(172, 142, 104)
  )
  public static let systemMint = UIColor(light: CGColor(0, 199, 190), dark: CGColor(99, 230, 226))
  public static let systemCyan = UIColor(light: CGColor(50, 173, 230), dark: CGColor(100, 210, 255))
  public static let systemGray = UIColor(
    light: CGColor(142, 142, 147),
    dark: CGColor(142, 142, 147)
  )
  public static let systemGray2 = UIColor(light: CGColor(174, 174, 178), dark: CGColor(99, 99, 102))
  public static let systemGray3 = UIColor(light: CGColor(199, 199, 204), dark: CGColor(72, 72, 74))
  public static let systemGray4 = UIColor(light: CGColor(209, 209, 214), dark: CGColor(58, 58, 60))
  public static let systemGray5 = UIColor(light: CGColor(229, 229, 234), dark: CGColor(44, 44, 46))
  public static let systemGray6 = UIColor(light: CGColor(242, 242, 247), dark: CGColor(28, 28, 30))
  public static let label = UIColor(light: CGColor(0, 0, 0), dark: CGColor(255, 255, 255))
  public static let secondaryLabel = UIColor(
    light: CGColor(60, 60, 67, 0.6),
    dark: CGColor(235, 235, 245, 0.6)
  )
  public static let tertiaryLabel = UIColor(
    light: CGColor(60, 60, 67, 0.3),
    dark: CGColor(235, 235, 245, 0.3)
  )
  public static let quaternaryLabel = UIColor(
    light: CGColor(60, 60, 67, 0.18),
    dark: CGColor(235, 235, 245, 0.16)
  )
  public static let placeholderText = UIColor(
    light: CGColor(60, 60, 67, 0.3),
    dark: CGColor(235, 235, 245, 0.3)
  )
  public static let link = UIColor(light: CGColor(0, 122, 255), dark: CGColor(9, 132, 255))
  public static let separator = UIColor(
    light: CGColor(60, 60, 67, 0.29),
    dark: CGColor(84, 84, 88, 0.6)
  )
  public static let opaqueSeparator = UIColor(
    light: CGColor(198, 198, 200),
    dark: CGColor(56, 56, 58)
  )
  public static let systemFill = UIColor(
    light: CGColor(120, 120, 128, 0.2),
    dark: CGColor(120, 120, 128, 0.36)
  )
  public static let secondarySystemFill = UIColor(
    light: CGColor(120, 120, 128, 0.16),
    dark: CGColor(120, 120, 128, 0.32)
  )
  public static let tertiarySystemFill = UIColor(
    light: CGColor(118, 118, 128, 0.12),
    dark: CGColor(118, 118, 128, 0.24)
  )
  public static let quaternarySystemFill = UIColor(
    light: CGColor(116, 116, 128, 0.08),
    dark: CGColor(118, 118, 128, 0.18)
  )
  public static let systemBackground = UIColor(
    light: CGColor(255, 255, 255),
    dark: CGColor(0, 0, 0)
  )
  public static let secondarySystemBackground = UIColor(
    light: CGColor(242, 242, 247),
    dark: CGColor(28, 28, 30)
  )
  public static let tertiarySystemBackground = UIColor(
    light: CGColor(255, 255, 255),
    dark: CGColor(44, 44, 46)
  )
  public static let systemGroupedBackground = UIColor(
    light: CGColor(242, 242, 247),
    dark: CGColor(0, 0, 0)
  )
  /// The older name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static let secondarySystemGroupedBackground = UIColor(
    light: CGColor(255, 255, 255),
    dark: CGColor(28, 28, 30)
  )
  public static let tertiarySystemGroupedBackground = UIColor(
    light: CGColor(242, 242, 247),
    dark: CGColor(44, 44, 46)
  )
  /// The default color of interactive elements.
  public static let tintColor = systemBlue
}

extension UIColor {
  /// Creates a color from bytes for a light and a dark interface.
  ///
  /// The highest byte is red, followed by green, blue and opacity.
  package convenience init(light: UInt32, dark: UInt32) {
    if light == dark {
      self.init(cgColor: CGColor(bytes: light))
    } else {
      self.init(light: CGColor(bytes: light), dark: CGColor(bytes: dark))
    }
  }

  /// Creates a UIKit color by the name of its property; nil for unknown names.
  package convenience init?(systemName name: String) {
    let former = ["groupTableViewBackground": "systemGroupedBackground"]
    guard let color = Self.bySystemName[former[name] ?? name] else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }

  private static let bySystemName: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "darkText": .darkText, "lightText": .lightText, "systemBlue": .systemBlue,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
    "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown,
    "systemMint": .systemMint, "systemCyan": .systemCyan, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
    "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tint": .tintColor,
  ]
}

extension CGColor {
  fileprivate convenience init(bytes: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(bytes >> shift & 0xff) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
