import SnapshotModel

/// The properties that a view written in place may have, by UIKit's names.
///
/// Each line is a name, the kind of its value and where the value goes, in files that are read and
/// in those that are written; a new property is a new line.
enum ViewPropertyTable {
  struct Property: Sendable {
    var name: String
    var read: @Sendable (YAMLNode, inout ViewProperties) throws(ScenarioError) -> Void
    /// Nil for a property that is as its class has it.
    var write: @Sendable (ViewProperties) -> YAMLValue?
  }

  static func property(named name: String) -> Property? {
    all.first { $0.name == name }
  }

  static let all: [Property] = [
    bool("isHidden", \.isHidden),
    priorities(
      "contentHuggingPriority",
      \.horizontalHuggingPriority,
      \.verticalHuggingPriority
    ),
    priorities(
      "contentCompressionResistancePriority",
      \.horizontalCompressionResistancePriority,
      \.verticalCompressionResistancePriority
    ),
    size("intrinsicContentSize", \.intrinsicContentSize),
    insets("layoutMargins", \.layoutMargins),
    bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    word("semanticContentAttribute", \.semanticContentAttribute),

    text("text", \.text),
    text("placeholder", \.placeholder),
    property("font", \.font, read: FontNode.init) { $0.yaml },
    count("numberOfLines", \.numberOfLines),
    points("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    word("borderStyle", \.borderStyle),
    bool("isEnabled", \.isEnabled),
    bool("isEditable", \.isEditable),
    bool("isScrollEnabled", \.isScrollEnabled),

    size("imageSize", \.imageSize),
    insets("contentEdgeInsets", \.contentEdgeInsets),
    property("segmentTitles", \.segmentTitles) { node throws(ScenarioError) in
      try node.list().map { item throws(ScenarioError) in try item.text() }
    } write: {
      .list($0.map(YAMLValue.text))
    },
    count("numberOfPages", \.numberOfPages),

    word("axis", \.axis),
    word("distribution", \.distribution),
    word("alignment", \.alignment),
    points("spacing", \.spacing),
    bool("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement),
    bool("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),

    insets("contentInset", \.contentInset),
    word("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
    bool("alwaysBounceVertical", \.alwaysBounceVertical),
    word("keyboardDismissMode", \.keyboardDismissMode),
  ]
}

// MARK: - The kinds of value

extension ViewPropertyTable {
  private typealias Path<Value> = any WritableKeyPath<ViewProperties, Value?> & Sendable

  private static func property<Value>(
    _ name: String,
    _ path: Path<Value>,
    read: @escaping @Sendable (YAMLNode) throws(ScenarioError) -> Value,
    write: @escaping @Sendable (Value) -> YAMLValue
  ) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try read(node)
    } write: { properties in
      properties[keyPath: path].map(write)
    }
  }

  private static func bool(_ name: String, _ path: Path<Bool>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      try node.bool()
    } write: {
      .flag($0)
    }
  }

  private static func text(_ name: String, _ path: Path<String>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      try node.text()
    } write: {
      .text($0)
    }
  }

  private static func points(_ name: String, _ path: Path<Double>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      try node.points()
    } write: {
      .number($0)
    }
  }

  private static func count(_ name: String, _ path: Path<Int>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      let number = try node.number(in: 0...1000, as: "a whole number")
      guard let count = Int(exactly: number) else { throw node.wrongType("a whole number") }
      return count
    } write: {
      .word("\($0)")
    }
  }

  private static func size(_ name: String, _ path: Path<Size>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      let numbers = try node.points(["width", "height"])
      return Size(width: numbers[0], height: numbers[1])
    } write: {
      .numbers([$0.width, $0.height])
    }
  }

  private static func insets(_ name: String, _ path: Path<Insets>) -> Property {
    property(name, path) { node throws(ScenarioError) in
      try node.insets()
    } write: {
      $0.yaml
    }
  }

  private static func word<Word>(_ name: String, _ path: Path<Word>) -> Property
  where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    property(name, path) { node throws(ScenarioError) in
      try node.word(name)
    } write: {
      .text($0.rawValue)
    }
  }

  private static func priorities(
    _ name: String,
    _ horizontal: Path<Float>,
    _ vertical: Path<Float>
  ) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      let priorities = try AxisPriorities(node)
      properties[keyPath: horizontal] = priorities.horizontal
      properties[keyPath: vertical] = priorities.vertical
    } write: { properties in
      let priorities = AxisPriorities(
        horizontal: properties[keyPath: horizontal],
        vertical: properties[keyPath: vertical]
      )
      return priorities.yaml
    }
  }
}

/// One priority for each axis, each optional.
private struct AxisPriorities {
  enum Key: String, CaseIterable { case horizontal, vertical }

  var horizontal: Float?
  var vertical: Float?

  init(horizontal: Float?, vertical: Float?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nil without any priority.
  var yaml: YAMLValue? {
    guard horizontal != nil || vertical != nil else { return nil }
    return .fields([
      Key.horizontal.rawValue: horizontal.map { .word("\($0)") },
      Key.vertical.rawValue: vertical.map { .word("\($0)") },
    ])
  }

  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<Key>(node)
    if let node = fields[.horizontal] { horizontal = Float(try node.priority()) }
    if let node = fields[.vertical] { vertical = Float(try node.priority()) }
  }
}

extension FontNode {
  private enum Key: String, CaseIterable { case name, pointSize, weight, textStyle }

  /// Reads a map, or a number for the system font of that size.
  fileprivate init(_ node: YAMLNode) throws(ScenarioError) {
    if case .scalar = node.content {
      self.init(pointSize: try node.number(in: 1...500, as: "a number of points"))
      return
    }
    let fields = try Fields<Key>(node)
    self.init(
      name: try fields[.name]?.text() ?? "system",
      pointSize: try fields[.pointSize]?.number(in: 1...500, as: "a number of points"),
      weight: try fields[.weight]?.text(),
      textStyle: try fields[.textStyle]?.text()
    )
  }

  fileprivate var yaml: YAMLValue {
    .fields([
      Key.name.rawValue: .text(name),
      Key.pointSize.rawValue: pointSize.map(YAMLValue.number),
      Key.weight.rawValue: weight.map(YAMLValue.text),
      Key.textStyle.rawValue: textStyle.map(YAMLValue.text),
    ])
  }
}

extension YAMLNode {
  func rect() throws(ScenarioError) -> Rect {
    let numbers = try points(["x", "y", "width", "height"])
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  func insets() throws(ScenarioError) -> Insets {
    let numbers = try points(["top", "left", "bottom", "right"])
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
