package import ScenarioModel
package import TextMeasurement

extension Screen {
  /// By what text in a font of this name is measured.
  ///
  /// - Parameter name: The font's name as ``FontNode`` has it.
  /// - Returns: What measures it: a file, a table, or what stands in for these.
  package func support(ofFont name: String) -> FontSupport {
    fonts?.contains { $0.name == name } == true ? .file : FontSupport(of: name)
  }

  /// The fonts that the screen's text asks for by name, in the order of the views.
  package var namedFonts: [String] { fontNames.filter { FontSupport(of: $0) != .system } }
}
