package import Foundation

extension JSONEncoder {
  /// Makes an encoder whose output is the same for equal values: members in the order of their names,
  /// no slash escaped.
  ///
  /// - Parameter isPretty: Whether each member gets a line of its own; else all is one line.
  /// - Returns: The encoder.
  package static func sorted(isPretty: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
