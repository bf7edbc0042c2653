import Foundation

/// The object table of a binary property list, for counting the objects after expansion.
///
/// The file consists of a header, objects, a table of their offsets and a trailer of 32 bytes. An
/// array or dictionary contains the numbers of its objects, so few bytes can refer to one object
/// very often.
struct BinaryPropertyList {
  static let magic = Data("bplist".utf8)
  private static let trailerSize = 32

  /// The size of an expanded object.
  private struct Size {
    var objects = 1
    var bytes = 0
    /// The levels of arrays and dictionaries.
    var depth = 0
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  /// The offset of the offset table.
  private let table: Int
  /// The sizes by object number; nil for an object that is not yet measured.
  private var sizes: [Size?]

  /// - Throws: `.malformed` for a trailer that does not describe the file.
  init(_ data: Data) throws(PropertyListError) {
    bytes = [UInt8](data)
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 8 else { throw .malformed }
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let count = Self.number(bytes, at: trailer + 8, size: 8),
      let top = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), (8..<trailer).contains(table),
      top < count, count <= (trailer - table) / offsetSize
    else { throw .malformed }
    (self.count, self.top, self.table) = (count, top, table)
    sizes = Array(repeating: nil, count: count)
  }

  /// Refuses a list that expands to more than the limits of ``PropertyListReader``.
  func check() throws(PropertyListError) {
    var list = self
    var references = 0
    _ = try list.measure(top, depth: 0, references: &references)
  }

  /// Measures an object with all its references, each object once.
  ///
  /// - Parameters:
  ///   - number: The object.
  ///   - depth: The number of enclosing arrays and dictionaries.
  ///   - references: The references followed so far. Each counts at least once in the whole list,
  ///     so their number limits the work.
  /// - Returns: Its size, the object itself included.
  /// - Throws: `.tooDeep`, also for a cycle.
  private mutating func measure(
    _ number: Int,
    depth: Int,
    references: inout Int
  ) throws(PropertyListError) -> Size {
    if let known = sizes[number] {
      guard depth + known.depth <= PropertyListReader.depthLimit else { throw .tooDeep }
      return known
    }
    var size = Size()
    switch try content(of: number) {
    case .leaf(let length): size.bytes = length
    case .references(let places, let keys):
      guard depth < PropertyListReader.depthLimit else { throw .tooDeep }
      for (index, place) in places.enumerated() {
        references += 1
        guard references <= PropertyListReader.objectLimit else { throw .tooManyObjects }
        let number = try reference(at: place)
        if index < keys { try checkText(number) }
        let part = try measure(number, depth: depth + 1, references: &references)
        size.objects += part.objects
        size.bytes += part.bytes
        size.depth = max(size.depth, part.depth)
        guard size.objects <= PropertyListReader.objectLimit else { throw .tooManyObjects }
        guard size.bytes <= PropertyListReader.byteLimit else { throw .tooManyBytes }
      }
      size.depth += 1
    }
    sizes[number] = size
    return size
  }

  private enum Content {
    /// A value, with its size in bytes.
    case leaf(bytes: Int)
    /// The offsets of the numbers in an array or a dictionary, and the number of keys, which
    /// precede the values.
    case references(StrideTo<Int>, keys: Int)
  }

  private func content(of number: Int) throws(PropertyListError) -> Content {
    guard let offset = Self.number(bytes, at: table + number * offsetSize, size: offsetSize),
      (8..<table).contains(offset)
    else { throw .malformed }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0x4, 0x5: return .leaf(bytes: try extent(at: offset, low, unit: 1).count)
    case 0x6: return .leaf(bytes: try extent(at: offset, low, unit: 2).count)
    case 0xA:
      let extent = try extent(at: offset, low, unit: referenceSize)
      return .references(places(in: extent), keys: 0)
    case 0xD:
      let extent = try extent(at: offset, low, unit: 2 * referenceSize)
      return .references(places(in: extent), keys: extent.count / (2 * referenceSize))
    default:
      guard Self.isScalar(kind, low) else { throw .malformed }
      return .leaf(bytes: 16)
    }
  }

  /// Whether an object is false, true, a number or a date.
  ///
  /// Foundation's parser also reads sets and references of keyed archives, and traps at some of
  /// them.
  private static func isScalar(_ kind: UInt8, _ low: Int) -> Bool {
    switch kind {
    case 0x0: low == 8 || low == 9
    case 0x1: low <= 4
    case 0x2: low == 2 || low == 3
    case 0x3: low == 3
    default: false
    }
  }

  /// Refuses a dictionary key other than a text, because Foundation's parser may trap at it.
  private func checkText(_ number: Int) throws(PropertyListError) {
    let offset = Self.number(bytes, at: table + number * offsetSize, size: offsetSize) ?? 0
    guard (8..<table).contains(offset), [0x5, 0x6].contains(bytes[offset] >> 4) else {
      throw .malformed
    }
  }

  private func places(in extent: Range<Int>) -> StrideTo<Int> {
    stride(from: extent.lowerBound, to: extent.upperBound, by: referenceSize)
  }

  /// Returns the bytes after an object's marker; a count of at least 15 is a separate number.
  private func extent(at offset: Int, _ low: Int, unit: Int) throws(PropertyListError) -> Range<Int>
  {
    var (start, count) = (offset + 1, low)
    if low == 15 {
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else { throw .malformed }
      let size = 1 << Int(bytes[start] & 15)
      guard let stated = Self.number(bytes, at: start + 1, size: size) else { throw .malformed }
      (start, count) = (start + 1 + size, stated)
    }
    guard start <= table, count <= (table - start) / unit else { throw .malformed }
    return start..<start + count * unit
  }

  private func reference(at place: Int) throws(PropertyListError) -> Int {
    guard let number = Self.number(bytes, at: place, size: referenceSize), number < count else {
      throw .malformed
    }
    return number
  }

  /// Reads a big-endian number; nil beyond the end, and for a number that does not fit in an `Int`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
