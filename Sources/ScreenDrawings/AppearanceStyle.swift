/// The style of what drawings have beside the colors of their screens.
package enum AppearanceStyle {
  /// Rules for a style sheet.
  package static let rules =
    ".ground{fill:#fff;stroke:none}.area{fill:none;stroke:none;pointer-events:all}"
    + ".area.highlight{stroke:#d30;stroke-width:3}"
    + ".image rect{fill:#8e8e93;fill-opacity:.18;stroke:#8e8e93}.image path{fill:none;stroke:#8e8e93;"
    + "stroke-opacity:.6}.symbol{fill-opacity:.75}"
    + "polyline{stroke-linejoin:round;stroke-linecap:round}"
    + "text.t{stroke:none;font-family:-apple-system,system-ui,\"SF Pro Text\",Inter,\"Helvetica Neue\",sans-serif}"
    + "@media (prefers-color-scheme:dark){.ground{fill:#000}}"
}
