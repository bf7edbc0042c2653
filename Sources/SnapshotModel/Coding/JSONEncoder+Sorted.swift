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

extension Data {
  /// Appends the elements of an array as JSON, separated by commas and without brackets, as
  /// ``JSONEncoder/sorted(isPretty:)`` encodes them.
  ///
  /// The encoder needs many times the memory of its output, so a long array is encoded in parts, on
  /// all cores.
  ///
  /// - Parameter array: The array.
  /// - Throws: The first error of the encoder.
  package mutating func appendElements<Element: Encodable & Sendable>(
    of array: [Element]
  ) throws {
    let parts = stride(from: 0, to: array.count, by: 1000).map { array[$0...].prefix(1000) }
    let encoded = try parts.mapOnAllCores { try JSONEncoder.sorted().encode(Array($0)) }
    for (index, part) in encoded.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(part.dropFirst().dropLast())
    }
  }
}
