import Foundation
import ScenarioModel

/// Attributes as values; absent is nil, nonsense is an error that names the place.
extension VariedElement {
  func flag(_ name: String) throws(ImportError) -> Bool? {
    switch attribute(name) {
    case nil: nil
    case "YES": true
    case "NO": false
    case let value?: throw bad(name, value, expected: "YES or NO")
    }
  }

  /// A number no larger than any screen could need; Interface Builder also writes `1e-05`.
  func number(_ name: String) throws(ImportError) -> Double? {
    guard let value = attribute(name) else { return nil }
    guard let number = Double(decimal: value), abs(number) <= Self.largestNumber else {
      throw bad(name, value, expected: "a number from -1000000 to 1000000")
    }
    return number
  }

  /// Beyond this, sums of lengths would lose the fractions that frames are compared by.
  private static let largestNumber = 1_000_000.0

  func requiredNumber(_ name: String) throws(ImportError) -> Double {
    guard let number = try number(name) else { throw missing(name) }
    return number
  }

  func integer(_ name: String) throws(ImportError) -> Int? {
    guard let value = attribute(name) else { return nil }
    guard let number = Int(value), abs(Double(number)) <= Self.largestNumber else {
      throw bad(name, value, expected: "a whole number from -1000000 to 1000000")
    }
    return number
  }

  /// A layout priority of a view; unlike that of a constraint it may be 0.
  func priority(_ name: String) throws(ImportError) -> Float? {
    guard let value = try number(name) else { return nil }
    guard (0...1000).contains(value) else {
      throw bad(name, attribute(name) ?? "", expected: "a priority from 0 to 1000")
    }
    return Float(value)
  }

  /// One of the values of an enumeration whose cases are spelt as Interface Builder spells them.
  func choice<Choice>(
    _ name: String,
    of _: Choice.Type = Choice.self
  ) throws(ImportError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let value = attribute(name) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw bad(name, value, expected: "one of \(known)")
    }
    return choice
  }

  func required(_ name: String) throws(ImportError) -> String {
    guard let value = attribute(name) else { throw missing(name) }
    return value
  }

  func bad(_ attribute: String, _ value: String, expected: String) -> ImportError {
    .badValue(place, element: name, attribute: attribute, value: value, expected: expected)
  }

  private func missing(_ attribute: String) -> ImportError {
    .missingAttribute(place, element: name, attribute: attribute)
  }
}

extension Double {
  /// Reads a number in decimal digits; `nan`, `infinity` and `0x10` are none.
  init?(decimal text: some StringProtocol) {
    let isDecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

/// The small elements that hold geometry.
extension VariedElement {
  /// A rectangle: `<rect key="…" x= y= width= height=/>`.
  func rect(key: String) throws(ImportError) -> Rect? {
    guard let rect = valueElement("rect", key: key) else { return nil }
    return Rect(
      x: try rect.requiredNumber("x"),
      y: try rect.requiredNumber("y"),
      width: try rect.requiredNumber("width"),
      height: try rect.requiredNumber("height")
    )
  }

  /// A size: `<size key="…" width= height=/>`.
  func size(key: String) throws(ImportError) -> Size? {
    guard let size = valueElement("size", key: key) else { return nil }
    return Size(
      width: try size.requiredNumber("width"),
      height: try size.requiredNumber("height")
    )
  }

  /// Insets by side: `<edgeInsets key="…" top= left= bottom= right=/>`.
  func edgeInsets(key: String) throws(ImportError) -> Insets? {
    guard let insets = valueElement("edgeInsets", key: key) else { return nil }
    return try insets.insets("top", "left", "bottom", "right")
  }

  /// Insets by reading direction, leading as left: `<directionalEdgeInsets … leading=/>`.
  func directionalEdgeInsets(key: String) throws(ImportError) -> Insets? {
    guard let insets = valueElement("directionalEdgeInsets", key: key) else { return nil }
    return try insets.insets("top", "leading", "bottom", "trailing")
  }

  /// Insets in the older spelling: `<inset key="…" minX= minY= maxX= maxY=/>`.
  func inset(key: String) throws(ImportError) -> Insets? {
    guard let inset = valueElement("inset", key: key) else { return nil }
    return try inset.insets("minY", "minX", "maxY", "maxX")
  }

  private func valueElement(_ name: String, key: String) -> VariedElement? {
    child(name, key: key).map { VariedElement($0, for: .any) }
  }

  private func insets(
    _ top: String,
    _ left: String,
    _ bottom: String,
    _ right: String
  ) throws(ImportError) -> Insets {
    Insets(
      top: try number(top) ?? 0,
      left: try number(left) ?? 0,
      bottom: try number(bottom) ?? 0,
      right: try number(right) ?? 0
    )
  }
}
