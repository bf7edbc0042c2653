import DeviceCatalog
import SnapshotModel

/// The format of a type in scenario files: reads, writes and describes its values.
struct ValueFormat<Value: Sendable>: Sendable {
  /// The description of such a value in the reference: `a number of seconds`.
  var description: String
  /// The placeholder for such a value in the form of a step: `SECONDS`.
  var placeholder: String
  var read: @Sendable (YAMLNode) throws -> Value
  var write: @Sendable (Value) -> YAMLValue
}

extension ValueFormat {
  /// Returns the same format with another description in the reference.
  func described(as description: String) -> Self {
    var format = self
    format.description = description
    return format
  }
}

extension ValueFormat<Bool> {
  static var flag: Self {
    ValueFormat(description: "`true` or `false`", placeholder: "FLAG") {
      try $0.bool()
    } write: {
      .flag($0)
    }
  }
}

extension ValueFormat<Double> {
  /// A length or coordinate.
  static var points: Self {
    ValueFormat(description: "points", placeholder: "POINTS") {
      try $0.points()
    } write: {
      .number($0)
    }
  }

  /// Virtual time, at most an hour.
  static var seconds: Self {
    ValueFormat(description: "seconds", placeholder: "SECONDS") {
      try $0.seconds()
    } write: {
      .number($0)
    }
  }

  /// The duration of a finger's movement, at most a minute: each sixtieth of a second is laid out.
  static var gestureSeconds: Self {
    ValueFormat(description: "seconds", placeholder: "SECONDS") {
      try $0.number(in: 0...60, as: "a number of seconds")
    } write: {
      .number($0)
    }
  }

  static var priority: Self {
    ValueFormat(description: "more than 0, at most 1000", placeholder: "PRIORITY") {
      try $0.priority()
    } write: {
      .number($0)
    }
  }

  /// A length in a range.
  static func points(from range: ClosedRange<Double>) -> Self {
    ValueFormat(description: "points", placeholder: "POINTS") {
      try $0.number(in: range, as: "a number of points")
    } write: {
      .number($0)
    }
  }

  /// The multiplier of a constraint.
  static var multiplier: Self {
    ValueFormat(description: "a number", placeholder: "NUMBER") {
      try $0.number(in: -1000...1000, as: "a number")
    } write: {
      .number($0)
    }
  }

  /// A part of a whole, from 0 to 1.
  static var fraction: Self {
    ValueFormat(description: "a number from 0 to 1", placeholder: "NUMBER") {
      try $0.number(in: 0...1, as: "a number")
    } write: {
      .number($0)
    }
  }
}

extension ValueFormat<Float> {
  static var priority: Self {
    let format = ValueFormat<Double>.priority
    return ValueFormat(description: format.description, placeholder: format.placeholder) { node in
      Float(try format.read(node))
    } write: {
      .word("\($0)")
    }
  }
}

extension ValueFormat<ApplicationWidth> {
  static var applicationWidth: Self {
    ValueFormat(
      description: "\(ApplicationWidth.forms), or a window `{ width: POINTS, height: POINTS }`",
      placeholder: "WIDTH"
    ) {
      try $0.applicationWidth()
    } write: {
      $0.yaml
    }
  }
}

extension ValueFormat<SystemVersion> {
  static var systemVersion: Self {
    ValueFormat(description: "a version of iOS such as `9.3`", placeholder: "VERSION") {
      try $0.systemVersion()
    } write: {
      .text("\($0)")
    }
  }
}

extension YAMLNode {
  /// Reads `9.3`, or `17` for `17.0`.
  func systemVersion() throws -> SystemVersion {
    guard let system = SystemVersion(try text()) else {
      throw wrongType("a version of iOS such as 9.3")
    }
    return system
  }
}

extension ValueFormat<Int> {
  static var count: Self { count(from: 0...1000) }

  /// A whole number in a range.
  static func count(from range: ClosedRange<Double>) -> Self {
    ValueFormat(description: "a whole number", placeholder: "NUMBER") { node in
      let number = try node.number(in: range, as: "a whole number")
      guard let count = Int(exactly: number) else { throw node.wrongType("a whole number") }
      return count
    } write: {
      .word("\($0)")
    }
  }
}

extension ValueFormat<String> {
  static var text: Self {
    ValueFormat(description: "text", placeholder: "TEXT") {
      try $0.text()
    } write: {
      .text($0)
    }
  }

  static var view: Self { pathComponent("a view", "VIEW") }

  static var screen: Self { pathComponent("a screen", "SCREEN") }

  static var segue: Self { name("the identifier of a segue", "IDENTIFIER") }

  static var constraint: Self { name("the id of a constraint", "ID") }

  static var checkpoint: Self { name("a name", "NAME") }

  /// A view, or a guide of one, as constraints refer to it: `form.safeArea`.
  static var item: Self { pathComponent("a view, or `VIEW.GUIDE`", "ITEM") }

  /// A path that is valid in a scenario.
  static var path: Self {
    ValueFormat(description: "a path", placeholder: "PATH") {
      try $0.name(isPath: true)
    } write: {
      .text($0)
    }
  }

  /// The name of a view or screen, which is part of a path in recordings.
  private static func pathComponent(_ description: String, _ placeholder: String) -> Self {
    ValueFormat(description: description, placeholder: placeholder) {
      try $0.pathComponent()
    } write: {
      .text($0)
    }
  }

  private static func name(_ description: String, _ placeholder: String) -> Self {
    ValueFormat(description: description, placeholder: placeholder) {
      try $0.name()
    } write: {
      .text($0)
    }
  }
}

// MARK: - Lists of numbers

extension ValueFormat<Point> {
  static var point: Self {
    ValueFormat(description: "`[x, y]`", placeholder: "[x, y]") { node in
      let numbers = try node.points(["x", "y"])
      return Point(x: numbers[0], y: numbers[1])
    } write: {
      $0.yaml
    }
  }
}

extension ValueFormat<Size> {
  static var size: Self {
    ValueFormat(description: "`[width, height]`", placeholder: "[width, height]") { node in
      let numbers = try node.points(["width", "height"])
      return Size(width: numbers[0], height: numbers[1])
    } write: {
      .numbers([$0.width, $0.height])
    }
  }
}

extension ValueFormat<Rect> {
  static var rect: Self {
    ValueFormat(description: "`[x, y, width, height]`", placeholder: "[x, y, width, height]") {
      try $0.rect()
    } write: {
      $0.yaml
    }
  }
}

extension ValueFormat<Insets> {
  static var insets: Self {
    ValueFormat(description: "`[top, left, bottom, right]`", placeholder: "INSETS") {
      try $0.insets()
    } write: {
      $0.yaml
    }
  }
}

// MARK: - Words and lists

extension ValueFormat
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// Makes the format of a word from a closed set.
  ///
  /// - Parameters:
  ///   - kind: The name of the words in messages: `orientation`.
  ///   - description: The reference's text in place of a list of all words.
  ///   - placeholder: The placeholder for a word in the form of a step.
  /// - Returns: The format.
  static func word(
    _ kind: String,
    description: String? = nil,
    placeholder: String = "WORD"
  ) -> Self {
    let words = Value.allCases.map { "`\($0.rawValue)`" }
    return ValueFormat(
      description: description ?? words.joined(separator: ", ", last: " or "),
      placeholder: placeholder
    ) {
      try $0.word(kind)
    } write: {
      .text($0.rawValue)
    }
  }
}

extension ValueFormat {
  /// A list that may be empty.
  static func list<Item: Sendable>(of item: ValueFormat<Item>) -> Self where Value == [Item] {
    ValueFormat(description: "a list: \(item.description)", placeholder: item.listPlaceholder) {
      node in
      try node.items { node in try item.read(node) }
    } write: {
      .list($0.map(item.write))
    }
  }

  /// A list that is not empty and has distinct items.
  static func distinct<Item: Hashable & Sendable>(_ item: ValueFormat<Item>) -> Self
  where Value == [Item] {
    ValueFormat(description: "a list: \(item.description)", placeholder: item.listPlaceholder) {
      node in
      try node.distinct { node in try item.read(node) }
    } write: {
      .list($0.map(item.write))
    }
  }

  private var listPlaceholder: String { "[\(placeholder), ...]" }

  /// A map.
  static func map(_ table: KeyTable<Value>) -> Self {
    let keys = table.rules.keys.map { "\($0.name): \($0.placeholder)" }.joined(separator: ", ")
    return ValueFormat(description: "`{ \(keys) }`", placeholder: "{ \(keys) }") { node in
      try table.read(node)
    } write: {
      .map(table.fields(of: $0))
    }
  }
}

extension Sequence<String> {
  /// The texts as one enumeration: `a, b or c`.
  func joined(separator: String, last: String) -> String {
    let texts = Array(self)
    guard texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: separator) + last + texts[texts.count - 1]
  }
}
