import SwiftParser
import SwiftSyntax

/// The omissions of one file in one round.
struct FileOmissions {
  private let finder: OmissionFinder
  private var omissions: [(omission: Omission, reason: String)] = []
  private var lists: [SyntaxIdentifier: ElementErrors] = [:]

  /// The elements of a list that contain errors.
  private struct ElementErrors {
    var list: Syntax
    var reasons: [SyntaxIdentifier: (kind: OmittedCode.Kind, reason: String)] = [:]
  }

  init(finder: OmissionFinder) { self.finder = finder }

  /// Adds a target; a list with errors in all elements becomes a larger target.
  mutating func add(_ target: OmissionTarget, reason: String) {
    switch target {
    case .omission(let omission): omissions.append((omission, reason))
    case .element(let element, let kind):
      guard let list = element.parent else { return }
      var errors = lists[list.id] ?? ElementErrors(list: list)
      if errors.reasons[element.id] == nil { errors.reasons[element.id] = (kind, reason) }
      lists[list.id] = errors
      guard errors.reasons.count == list.elements.count else { return }
      lists[list.id] = nil
      if let target = finder.target(above: list) { add(target, reason: reason) }
    }
  }

  /// The omissions in the order of the text, without those inside of others.
  private var outermost: [(omission: Omission, reason: String)] {
    let elements = lists.values.flatMap { errors in
      errors.list.elements.enumerated().compactMap { index, element in
        errors.reasons[element.id].map { entry in
          let edits = removal(of: index, in: errors.list.elements) { errors.reasons[$0.id] != nil }
          return (omission: Omission(entry.kind, element, edits), reason: entry.reason)
        }
      }
    }
    // Larger edits first, so that they win.
    let ordered = (omissions + elements).sorted { one, other in
      let (a, b) = (one.omission, other.omission)
      return (-a.largestEdit, a.start, one.reason) < (-b.largestEdit, b.start, other.reason)
    }
    var edits: [SourceEdit] = []
    var seen: Set<[SourceEdit]> = []
    let accepted = ordered.filter { entry in
      guard seen.insert(entry.omission.edits).inserted,
        !entry.omission.edits.contains(where: { edit in edits.contains { $0.overlaps(edit) } })
      else { return false }
      edits += entry.omission.edits
      return true
    }
    return accepted.sorted { $0.omission.start < $1.omission.start }
  }

  /// Removes an element with the comma that separates it from the remaining elements.
  private func removal(
    of index: Int,
    in elements: [Syntax],
    _ isRemoved: (Syntax) -> Bool
  ) -> [SourceEdit] {
    let element = elements[index]
    let isLast = index == elements.count - 1
    var edits = [isLast ? finder.blank(finder.file.range(element)) : finder.file.removal(element)]
    // The last remaining element must not end with a comma.
    let remaining = elements.prefix(index).last { !isRemoved($0) }
    if isLast, element.parent?.is(ArrayElementListSyntax.self) != true,
      let comma = remaining?.lastToken(viewMode: .sourceAccurate), comma.tokenKind == .comma
    {
      edits.append(finder.file.removal(comma))
    }
    return edits
  }

  /// Applies the omissions to the text.
  ///
  /// - Parameters:
  ///   - userFile: The path of the user's file, for the report.
  ///   - lineOffset: The number of lines of the working copy's file before the user's first line.
  /// - Returns: The new text, and the omitted code for the report.
  func result(
    userFile: String,
    lineOffset: Int
  ) -> (text: [UInt8], omitted: [OmittedCode]) {
    let entries = parseable(outermost)
    let text = entries.flatMap(\.omission.edits).applied(to: finder.file.text)
    let lines = LineTable(finder.file.text)
    let omitted = entries.filter { !$0.omission.node.isGenerated }.map { entry in
      let node = entry.omission.node
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let position = lines.position(of: start)
      let code = node.trimmedDescription
      let rows = code.split(separator: "\n", omittingEmptySubsequences: false)
      return OmittedCode(
        file: userFile,
        line: position.line - lineOffset,
        column: position.column,
        lineCount: rows.count,
        kind: entry.omission.kind,
        code: String((rows.first ?? "").prefix(OmittedCode.codeLength)),
        reason: entry.reason,
        type: node.enclosingType?.qualifiedName
      )
    }
    return (text, omitted)
  }

  /// Returns the entries with edits that keep the syntax of the file valid.
  private func parseable(
    _ entries: [(omission: Omission, reason: String)]
  ) -> [(omission: Omission, reason: String)] {
    func isValid(_ list: [(omission: Omission, reason: String)]) -> Bool {
      let text = list.flatMap(\.omission.edits).applied(to: finder.file.text)
      return !Parser.parse(source: String(decoding: text, as: UTF8.self)).hasError
    }
    if finder.file.tree.hasError || isValid(entries) { return entries }
    return entries.reduce(into: []) { kept, entry in
      if isValid(kept + [entry]) { kept.append(entry) }
    }
  }
}

extension SourceEdit {
  /// Whether two edits change the same bytes; insertions beside other edits do not.
  fileprivate func overlaps(_ other: SourceEdit) -> Bool {
    let (a, b) = (range, other.range)
    if a.isEmpty && b.isEmpty { return false }
    return a.lowerBound < b.upperBound && b.lowerBound < a.upperBound
  }
}

extension Syntax {
  /// The elements of a list, without the commas between them.
  fileprivate var elements: [Syntax] { Array(children(viewMode: .sourceAccurate)) }

  /// Whether a rule has added the code that describes the classes of the file.
  var isGenerated: Bool {
    var node: Syntax? = self
    while let present = node {
      if let function = present.as(FunctionDeclSyntax.self),
        function.name.text.hasPrefix(ClassDescriptionRule.functionPrefix)
      {
        return true
      }
      node = present.parent
    }
    return false
  }
}
