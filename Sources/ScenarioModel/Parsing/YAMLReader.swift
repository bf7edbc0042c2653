import ProjectFiles
import SnapshotModel
internal import Yams

/// Reads YAML text into nodes; only this type uses the YAML library.
///
/// The reader refuses anchors, aliases and tags. A few lines of aliases can expand to billions of
/// values, and a tag changes the type of a value without changing its text.
struct YAMLReader {
  /// The kind of file.
  let kind: FileKind
  /// The keys of this kind of file; errors quote a file only if it contains one of them.
  let keys: [String]
  let file: String
  let mistakes: ProblemList
  // The library makes tables of types for each new tag.
  private let textTag = Tag(.str)
  private let implicitTag = Tag(.implicit)

  init(kind: FileKind, keys: [String], file: String, mistakes: ProblemList) {
    self.kind = kind
    self.keys = keys
    self.file = file
    self.mistakes = mistakes
  }

  /// Reads a text; `label` is its name in messages.
  func read(_ text: String, label: String = "a scenario") throws -> YAMLNode {
    guard text.utf8.count <= kind.sizeLimit else {
      throw ScenarioError(.tooLarge(limit: kind.sizeLimit), at: start)
    }
    // A byte order mark would shift the columns of the first line by one.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    try refuseAliasedAnchors(in: text)
    let parser: Parser
    let root: Node?
    do {
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch {
      throw scenarioError(from: error, in: text)
    }
    guard let root else {
      throw ScenarioError(
        .wrongType(label: label, expected: "a map", found: "nothing"),
        at: start
      )
    }
    try refuseOtherKinds(root)
    // The nodes refer weakly to their anchors, which the parser owns.
    return try withExtendedLifetime(parser) {
      try node(from: root, label: label)
    }
  }

  /// Refuses a text without a map, and a map without any key of the kind.
  private func refuseOtherKinds(_ root: Node) throws {
    switch root {
    case .scalar(let scalar) where !scalar.string.isEmpty:
      throw ScenarioError(.notOfKind(kind), at: start)
    case .mapping(let mapping) where !mapping.isEmpty:
      guard mapping.contains(where: { isLikeKey($0.key.string ?? "") }) else {
        throw ScenarioError(.notOfKind(kind), at: start)
      }
    default: return
    }
  }

  private func isLikeKey(_ text: String) -> Bool {
    keys.contains(text) || nearestSpelling(to: text, among: keys) != nil
  }

  /// Returns whether a line of an unreadable text begins with one of the keys.
  private func hasKey(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let word = line.trimmingPrefix { $0 == " " || $0 == "{" || $0 == "\"" }.prefix(
        while: \.isLetter
      )
      return keys.contains(String(word))
    }
  }

  /// Refuses anchors with aliases before the library reads them.
  ///
  /// The library expands aliases in keys, however large, to find repeated keys.
  private func refuseAliasedAnchors(in text: String) throws {
    let aliases = Set(words(after: UInt8(ascii: "*"), in: text).map(\.name))
    guard !aliases.isEmpty else { return }
    let anchors = words(after: UInt8(ascii: "&"), in: text)
    guard let anchor = anchors.first(where: { aliases.contains($0.name) }) else { return }
    let offset = text.distance(from: text.startIndex, to: anchor.start)
    throw ScenarioError(.forbiddenYAML("anchors"), at: location(ofCharacter: offset, in: text))
  }

  /// Returns the names after a sign, as in `&name` and `*name`.
  private func words(
    after sign: UInt8,
    in text: String
  ) -> [(name: String, start: String.Index)] {
    let bytes = text.utf8
    var words: [(name: String, start: String.Index)] = []
    var previous = UInt8(ascii: "\n")
    for index in bytes.indices {
      if bytes[index] == sign, Self.separators.contains(previous) {
        let name = bytes[bytes.index(after: index)...].prefix { $0.isPartOfAnchor }
        if !name.isEmpty { words.append((String(decoding: name, as: UTF8.self), index)) }
      }
      previous = bytes[index]
    }
    return words
  }

  private static let separators = Set(" \t\r\n[]{},:?-".utf8)

  private var start: FileLocation { FileLocation(file: file, line: 1, column: 1) }

  private func location(_ mark: Mark?) -> FileLocation {
    FileLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  private func node(from yaml: Node, label: String) throws -> YAMLNode {
    let location = location(yaml.mark)
    guard yaml.anchor == nil else { throw ScenarioError(.forbiddenYAML("anchors"), at: location) }
    let content: YAMLNode.Content
    switch yaml {
    case .scalar(let scalar):
      content = try self.content(of: scalar, at: location)
    case .sequence(let sequence):
      try refuseTag(sequence.tag, at: location)
      content = .list(try items(of: sequence, label: label))
    case .mapping(let mapping):
      try refuseTag(mapping.tag, at: location)
      content = .map(try entries(of: mapping))
    case .alias:
      throw ScenarioError(.forbiddenYAML("aliases"), at: location)
    }
    return YAMLNode(content: content, location: location, label: label, mistakes: mistakes)
  }

  private func content(
    of scalar: Node.Scalar,
    at location: FileLocation
  ) throws -> YAMLNode.Content {
    let isQuoted = scalar.style != .plain
    // The library marks quoted text with the tag of text.
    if !(isQuoted && scalar.tag == textTag) { try refuseTag(scalar.tag, at: location) }
    return .scalar(scalar.string, isQuoted: isQuoted)
  }

  private func items(
    of sequence: Node.Sequence,
    label: String
  ) throws -> [YAMLNode] {
    var items: [YAMLNode] = []
    for item in sequence { items.append(try node(from: item, label: "an item of \(label)")) }
    return items
  }

  private func entries(of mapping: Node.Mapping) throws -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    for (key, value) in mapping {
      let keyLocation = location(key.mark)
      // The library has marked every key as text, to find repeated ones.
      guard case .scalar(let scalar) = key, scalar.tag == textTag, scalar.anchor == nil else {
        throw ScenarioError(.keyIsNotText, at: keyLocation)
      }
      let name = scalar.string
      let value = try node(from: value, label: "'\(name)'")
      entries.append(YAMLEntry(key: name, keyLocation: keyLocation, value: value))
    }
    return entries
  }

  private func refuseTag(_ tag: Tag, at location: FileLocation) throws {
    guard tag == implicitTag else { throw ScenarioError(.forbiddenYAML("tags"), at: location) }
  }
}

extension YAMLReader {
  /// Converts the library's error to an error with our location.
  private func scenarioError(from error: any Error, in text: String) -> ScenarioError {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let reason = context.map { "\(problem) \($0.text)" } ?? problem
      return ScenarioError(.notYAML(reason), at: location(mark, within: text))
    case .reader(let problem, let offset, _, _):
      return ScenarioError(.notYAML(problem), at: location(ofCharacter: offset ?? 0, in: text))
    case .duplicatedKeysInMapping(let keys, let context):
      let location = location(context.mark)
      guard hasKey(text) else { return ScenarioError(.notOfKind(kind), at: location) }
      return ScenarioError(.repeatedKey(keys.first ?? ""), at: location)
    default:
      return ScenarioError(.notYAML("the text cannot be parsed"), at: start)
    }
  }

  /// Converts a position, because the library reports the end of the text as a nonexistent line.
  private func location(_ mark: Mark, within text: String) -> FileLocation {
    let end = location(ofCharacter: text.count, in: text)
    return mark.line > end.line ? end : location(mark)
  }

  private func location(ofCharacter offset: Int, in text: String) -> FileLocation {
    let lines = text.prefix(offset).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    return FileLocation(
      file: file,
      line: max(1, lines.count),
      column: (lines.last?.unicodeScalars.count ?? 0) + 1
    )
  }
}

extension UInt8 {
  /// Whether YAML allows the byte in the name of an anchor.
  fileprivate var isPartOfAnchor: Bool {
    switch Unicode.Scalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z", "-", "_": true
    default: false
    }
  }
}
