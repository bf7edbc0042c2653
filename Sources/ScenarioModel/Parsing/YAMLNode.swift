import SnapshotModel

/// A value of a scenario file and its location.
///
/// The type represents the small part of YAML that scenario files use, and all of JSON: text,
/// lists, and maps with text keys.
struct YAMLNode {
  enum Content {
    case scalar(String, isQuoted: Bool)
    case list([YAMLNode])
    case map([YAMLEntry])
  }

  var content: Content
  var location: FileLocation
  /// The name of the value in messages: `'steps'`, `an item of 'devices'`.
  var label: String
  /// The mistakes of the value's file.
  var mistakes: ProblemList
}

/// One key of a map with its value.
struct YAMLEntry {
  var key: String
  var keyLocation: FileLocation
  var value: YAMLNode
}

extension YAMLNode {
  /// Whether the value is missing in the file.
  var isNothing: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The name of the node's kind in messages about an unexpected value.
  var found: String {
    switch content {
    case _ where isNothing: "nothing"
    case .scalar(let text, isQuoted: false): "'\(shortened(text))'"
    case .scalar(let text, isQuoted: true): "the text \"\(shortened(text))\""
    case .list: "a list"
    case .map: "a map"
    }
  }

  private func shortened(_ text: String) -> String {
    let line = text.unicodeScalars.map { $0.actsWhenPrinted ? "?" : String($0) }.joined()
    return line.count <= 40 ? line : line.prefix(37) + "..."
  }
}
