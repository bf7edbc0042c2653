package import Foundation

/// Reads property lists in any of their forms: binary, XML and the old style of `.strings` files.
///
/// Foundation's parser copies each object of a binary list once for each reference to it, and
/// recurses for each level. Objects and levels are therefore counted before it parses a list.
/// ``OldStylePropertyList`` counts them while it parses.
package enum PropertyListReader {
  /// The maximum number of objects, after each reference is replaced with its object.
  static let objectLimit = 1_000_000
  /// The maximum number of bytes of texts and data, after each reference is replaced with its
  /// object.
  static let byteLimit = 1 << 26
  /// The maximum number of levels of arrays and dictionaries.
  static let depthLimit = 64

  /// Reads a property list.
  ///
  /// - Throws: ``PropertyListError``.
  /// - Complexity: O(*n*) in the bytes of `data`.
  package static func read(_ data: Data) throws(PropertyListError) -> Any {
    if data.starts(with: BinaryPropertyList.magic) {
      try BinaryPropertyList(data).check()
    } else {
      let text = try PropertyListText(data).bytes
      guard text.first(where: { !$0.isMarkupSpace }) == UInt8(ascii: "<") else {
        return try OldStylePropertyList.read(text)
      }
      var size = PropertyListSize()
      try MarkupPropertyList.measure(text, into: &size)
    }
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw .malformed
    }
  }
}

/// The reason that a property list cannot be read.
package enum PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed
  case tooManyObjects
  case tooManyBytes
  case tooDeep

  /// Whether the list may be well-formed, but is larger than any real list of an app.
  package var isLimit: Bool { self != .malformed }

  /// The reason, as the predicate of a sentence about the file.
  package var description: String {
    switch self {
    case .malformed: "it is not a property list"
    case .tooManyObjects:
      "its property list has more than \(PropertyListReader.objectLimit) objects"
    case .tooManyBytes:
      "the texts and data of its property list have more than \(PropertyListReader.byteLimit) bytes"
    case .tooDeep:
      "its property list is nested more than \(PropertyListReader.depthLimit) levels deep"
    }
  }
}

/// The objects and levels of a property list counted so far.
struct PropertyListSize {
  private var objects = 0
  private var depth = 0

  mutating func addObject() throws(PropertyListError) {
    objects += 1
    guard objects <= PropertyListReader.objectLimit else { throw .tooManyObjects }
  }

  mutating func enter() throws(PropertyListError) {
    depth += 1
    guard depth <= PropertyListReader.depthLimit else { throw .tooDeep }
  }

  mutating func leave() {
    depth = max(0, depth - 1)
  }
}
