import Foundation

/// The attributes of a text by stretches that have the same ones, in UTF-16 code units.
///
/// Foundation on Linux compares the attributes of stretches that meet, and traps where they are
/// objects of classes other than its own; nothing is compared here.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private struct Run {
    var length: Int
    var attributes: Attributes
  }

  private var runs: [Run] = []

  init() {}

  /// Takes the attributes of another text.
  init(_ text: NSAttributedString) {
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  /// Returns the attributes at a location, and how far they go.
  ///
  /// - Precondition: The location is in the text.
  func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
    var start = 0
    for run in runs {
      if location < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    preconditionFailure("location \(location) is out of bounds of a text of \(start)")
  }

  /// Takes characters out and puts others in, which have the attributes of the first one replaced,
  /// else of the one before.
  mutating func replace(_ range: NSRange, length: Int) {
    let attributes = attributes(forInsertionIn: range)
    let index = cut(range)
    if length > 0 { runs.insert(Run(length: length, attributes: attributes), at: index) }
  }

  /// Gives a stretch attributes.
  mutating func set(_ attributes: Attributes, in range: NSRange) {
    guard range.length > 0 else { return }
    let index = cut(range)
    runs.insert(Run(length: range.length, attributes: attributes), at: index)
  }

  private func attributes(forInsertionIn range: NSRange) -> Attributes {
    guard !runs.isEmpty else { return [:] }
    if range.length > 0 { return run(at: range.location).attributes }
    return run(at: max(0, range.location - 1)).attributes
  }

  /// Takes a stretch out, and returns the index of the run that follows it.
  private mutating func cut(_ range: NSRange) -> Int {
    let first = split(at: range.location)
    let last = split(at: NSMaxRange(range))
    runs.removeSubrange(first..<last)
    return first
  }

  /// Has a run begin at a location, and returns its index.
  private mutating func split(at location: Int) -> Int {
    var start = 0
    for (index, run) in runs.enumerated() {
      if location == start { return index }
      if location < start + run.length {
        runs[index].length = location - start
        let rest = Run(length: run.length - (location - start), attributes: run.attributes)
        runs.insert(rest, at: index + 1)
        return index + 1
      }
      start += run.length
    }
    return runs.count
  }

  /// Whether the same objects are attributes of the same stretches.
  func isEqual(to other: AttributeRuns) -> Bool {
    let (own, others) = (merged, other.merged)
    return own.count == others.count
      && zip(own, others).allSatisfy {
        $0.length == $1.length && Self.areEqual($0.attributes, $1.attributes)
      }
  }

  /// The runs, of which no two neighbours have the same attributes.
  private var merged: [Run] {
    runs.reduce(into: []) { merged, run in
      if let last = merged.last, Self.areEqual(last.attributes, run.attributes) {
        merged[merged.count - 1].length += run.length
      } else {
        merged.append(run)
      }
    }
  }

  private static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        guard let otherValue = other[key] else { return false }
        if let value = value as? AnyHashable, let otherValue = otherValue as? AnyHashable {
          return value == otherValue
        }
        return (value as AnyObject) === (otherValue as AnyObject)
      }
  }
}
