import Foundation

/// The table of objects of a binary property list, which shows how many objects the list expands to.
///
/// The file is a header, objects, a table of their offsets and a trailer of 32 bytes. An array or dictionary
/// has the numbers of its objects, so few bytes can refer to one object very often.
struct BinaryPropertyList {
  static let magic = Data("bplist".utf8)
  private static let trailerSize = 32

  /// How much an object expands to.
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
  /// Where the table of offsets begins.
  private let table: Int
  /// By the number of the object; nil for an object that was not measured yet.
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

  /// Measures an object with all that it refers to, each object once.
  ///
  /// - Parameters:
  ///   - number: The object.
  ///   - depth: How many arrays and dictionaries are around it.
  ///   - references: The references that were followed so far. None counts less in the whole list, so
  ///     their number limits the work.
  /// - Returns: Its size, the object itself included.
  /// - Throws: `.tooDeep` for a cycle as well, which has no end.
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
    case .references(let places):
      guard depth < PropertyListReader.depthLimit else { throw .tooDeep }
      for place in places {
        references += 1
        guard references <= PropertyListReader.objectLimit else { throw .tooManyObjects }
        let part = try measure(reference(at: place), depth: depth + 1, references: &references)
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
    /// A value, with the bytes that it takes.
    case leaf(bytes: Int)
    /// Where the numbers of an array, a set or a dictionary are: keys, then values.
    case references(StrideTo<Int>)
  }

  private func content(of number: Int) throws(PropertyListError) -> Content {
    guard let offset = Self.number(bytes, at: table + number * offsetSize, size: offsetSize),
      (8..<table).contains(offset)
    else { throw .malformed }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0x4, 0x5: return .leaf(bytes: try extent(at: offset, low, unit: 1).count)
    case 0x6: return .leaf(bytes: try extent(at: offset, low, unit: 2).count)
    case 0xA, 0xC: return .references(try references(at: offset, low, each: 1))
    case 0xD: return .references(try references(at: offset, low, each: 2))
    default: return .leaf(bytes: 16)
    }
  }

  private func references(
    at offset: Int,
    _ low: Int,
    each: Int
  ) throws(PropertyListError) -> StrideTo<Int> {
    let extent = try extent(at: offset, low, unit: referenceSize * each)
    return stride(from: extent.lowerBound, to: extent.upperBound, by: referenceSize)
  }

  /// The bytes behind an object's marker; a count of 15 and more is a number of its own.
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

  /// A number with the first byte the highest; nil beyond the end, and for one that no `Int` is.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
