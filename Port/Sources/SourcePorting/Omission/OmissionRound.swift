import SwiftSyntax

/// One round of omissions in the files of a module.
struct OmissionRound {
  let standIn: StandIn
  /// The repairs of earlier rounds.
  var attempts: Set<Attempt> = []

  /// A repair that was tried for an error.
  struct Attempt: Hashable {
    var path: String
    var line: Int
    var text: String
  }

  /// A file of the working copy.
  struct File {
    /// The text, with the directive that names the user's file in the first line.
    var text: String
    var userFile: String
  }

  /// The number of lines before the user's first line.
  static let lineOffset = 1

  /// Omits the code that errors concern.
  ///
  /// - Returns: the new text and the omitted code; nil without any change.
  mutating func omit(
    _ errors: [CompilerMessage],
    from file: File
  ) -> (text: String, omitted: [OmittedCode])? {
    let parsed = ParsedFile(file.text)
    let lines = LineTable(parsed.text)
    let offset = { (message: CompilerMessage) -> Int? in
      guard message.path == file.userFile else { return nil }
      return lines.offset(line: message.line + Self.lineOffset, column: message.column)
    }
    let finder = OmissionFinder(file: parsed, standIn: standIn)
    let places = errors.compactMap { error in
      offset(error).flatMap(finder.token).map { (error: error, token: $0) }
    }
    // A maker of values can have errors only because of a property that this round omits.
    let own = places.filter { !Syntax($0.token).isGenerated }
    var omissions = FileOmissions(finder: finder)
    for (error, token) in finder.withoutErrorsInExtraArguments(own.isEmpty ? places : own) {
      for target in targets(of: error, at: token, finder, offset) {
        omissions.add(target, reason: error.text)
      }
    }
    let result = omissions.result(userFile: file.userFile, lineOffset: Self.lineOffset)
    guard result.text != parsed.text else { return nil }
    return (String(decoding: result.text, as: UTF8.self), result.omitted)
  }

  private mutating func targets(
    of error: CompilerMessage,
    at token: TokenSyntax,
    _ finder: OmissionFinder,
    _ offset: @escaping (CompilerMessage) -> Int?
  ) -> [OmissionTarget] {
    let repair = OmissionRepair(finder: finder, offset: offset)
    let attempt = Attempt(path: error.path, line: error.line, text: error.text)
    var changes: [Omission] = []
    if attempts.insert(attempt).inserted {
      let arguments = finder.extraArguments(of: error, at: token)
      guard arguments.isEmpty else { return arguments }
      changes = repair.omissions(for: error, at: token)
    } else if error.isConformance {
      changes = ConformanceRepair(repair: repair).removal(for: error, at: token)
    }
    guard changes.isEmpty else { return changes.map { .omission($0) } }
    return finder.target(above: token).map { [$0] } ?? []
  }
}

extension LineTable {
  /// Returns the byte at a line and column, both counted from 1; nil after the last line.
  func offset(line: Int, column: Int) -> Int? {
    start(ofLine: line).map { $0 + max(0, column - 1) }
  }
}
