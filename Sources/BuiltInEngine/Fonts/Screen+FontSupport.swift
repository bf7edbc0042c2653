package import ScenarioModel
package import TextMeasurement

extension Screen {
  /// Returns the source of measurements for text in a font of this name.
  ///
  /// - Parameter name: The font's name as ``FontNode`` has it.
  /// - Returns: A file, a table, or a substitute for these.
  package func support(ofFont name: String) -> FontSupport {
    fonts?.contains { $0.name == name } == true ? .file : FontSupport(of: name)
  }

  /// The fonts that the screen's text uses by name, in the order of the views.
  package var namedFonts: [String] { fontNames.filter { FontSupport(of: $0) != .system } }
}
