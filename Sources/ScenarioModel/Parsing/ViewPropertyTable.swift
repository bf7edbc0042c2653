import SnapshotModel

/// The properties that a view written in place may have, by UIKit's names.
///
/// Each line is a name, the kind of its value and where the value goes; a new property is a new
/// line.
enum ViewPropertyTable {
  struct Property: Sendable {
    var name: String
    var read: @Sendable (YAMLNode, inout ViewProperties) throws(ScenarioError) -> Void
  }

  static func property(named name: String) -> Property? {
    all.first { $0.name == name }
  }

  static let all: [Property] = [
    bool("isHidden", \.isHidden),
    Property(name: "contentHuggingPriority") { node, properties throws(ScenarioError) in
      let priorities = try AxisPriorities(node)
      properties.horizontalHuggingPriority = priorities.horizontal
      properties.verticalHuggingPriority = priorities.vertical
    },
    Property(name: "contentCompressionResistancePriority") {
      node,
      properties throws(ScenarioError) in
      let priorities = try AxisPriorities(node)
      properties.horizontalCompressionResistancePriority = priorities.horizontal
      properties.verticalCompressionResistancePriority = priorities.vertical
    },
    size("intrinsicContentSize", \.intrinsicContentSize),
    insets("layoutMargins", \.layoutMargins),
    bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    word("semanticContentAttribute", \.semanticContentAttribute),

    text("text", \.text),
    text("placeholder", \.placeholder),
    Property(name: "font") { node, properties throws(ScenarioError) in
      properties.font = try FontNode(node)
    },
    count("numberOfLines", \.numberOfLines),
    points("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    word("borderStyle", \.borderStyle),
    bool("isScrollEnabled", \.isScrollEnabled),

    size("imageSize", \.imageSize),
    insets("contentEdgeInsets", \.contentEdgeInsets),
    Property(name: "segmentTitles") { node, properties throws(ScenarioError) in
      properties.segmentTitles = try node.list().map { item throws(ScenarioError) in
        try item.text()
      }
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

  private static func bool(_ name: String, _ path: Path<Bool>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try node.bool()
    }
  }

  private static func text(_ name: String, _ path: Path<String>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try node.text()
    }
  }

  private static func points(_ name: String, _ path: Path<Double>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try node.points()
    }
  }

  private static func count(_ name: String, _ path: Path<Int>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      let number = try node.number(in: 0...1000, as: "a whole number")
      guard let count = Int(exactly: number) else { throw node.wrongType("a whole number") }
      properties[keyPath: path] = count
    }
  }

  private static func size(_ name: String, _ path: Path<Size>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      let numbers = try node.points(["width", "height"])
      properties[keyPath: path] = Size(width: numbers[0], height: numbers[1])
    }
  }

  private static func insets(_ name: String, _ path: Path<Insets>) -> Property {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try node.insets()
    }
  }

  private static func word<Word>(_ name: String, _ path: Path<Word>) -> Property
  where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    Property(name: name) { node, properties throws(ScenarioError) in
      properties[keyPath: path] = try node.word(name)
    }
  }
}

/// One priority for each axis, each optional.
private struct AxisPriorities {
  enum Key: String, CaseIterable { case horizontal, vertical }

  var horizontal: Float?
  var vertical: Float?

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
