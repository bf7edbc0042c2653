package import Foundation

extension JSONEncoder {
  /// Returns an encoder with equal output for equal values: it sorts keys and does not escape
  /// slashes.
  ///
  /// - Parameter isPretty: Whether each member has its own line; otherwise the output is one line.
  /// - Returns: The encoder.
  package static func sorted(isPretty: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
