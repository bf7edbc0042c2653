package import ScenarioModel

/// Something that the importer does not know and has put something plain in the place of.
package struct ImportWarning: Hashable, Sendable, CustomStringConvertible {
  package var place: SourcePlace
  package var message: String

  package var description: String { "\(place): warning: \(message)" }
}
