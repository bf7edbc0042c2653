/// The style of drawings, except for the colors of their screens.
package enum AppearanceStyle {
  /// Returns the rules for a style sheet.
  ///
  /// - Parameter interface: The drawn interface style; nil follows the reader's setting.
  /// - Returns: CSS.
  package static func rules(in interface: ColorStyle.Interface? = nil) -> String {
    let dark = ".ground{fill:#000}"
    return switch interface {
    case .light: common
    case .dark: common + dark
    case nil: common + "@media (prefers-color-scheme:dark){\(dark)}"
    }
  }

  private static let common =
    ".ground{fill:#fff;stroke:none}.area{fill:none;stroke:none;pointer-events:all}"
    + ".area.highlight{stroke:#d30;stroke-width:3}"
    + ".image rect{fill:#8e8e93;fill-opacity:.18;stroke:#8e8e93}.image path{fill:none;stroke:#8e8e93;"
    + "stroke-opacity:.6}.symbol{fill-opacity:.75}"
    + "polyline{stroke-linejoin:round;stroke-linecap:round}"
    + "text.t{stroke:none;font-family:-apple-system,system-ui,\"SF Pro Text\",Inter,\"Helvetica Neue\",sans-serif}"
}
