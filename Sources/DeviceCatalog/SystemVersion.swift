/// A version of iOS, as far as layout depends on it: `9.3`, not `9.3.5`.
package struct SystemVersion: Hashable, Sendable {
  /// The number before the point.
  package var major: Int
  /// The number after the point, 0 for a version without one.
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `9.3`, or `17` for `17.0`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isWholeNumber } && part.count <= 3 ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), numbers.count == parts.count, let major = numbers.first
    else { return nil }
    self.init(major, numbers.count == 2 ? numbers[1] : 0)
  }
}

extension SystemVersion: Comparable, CustomStringConvertible {
  /// The version, always with both numbers, so that equal versions have equal texts.
  package var description: String { "\(major).\(minor)" }

  /// Compares major versions, then minor versions.
  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SystemVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a system version is like 9.3, not \(text)"
      )
    }
    self = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
