import SwiftSyntax

/// The omission of a whole file, if no smaller omission removes an error.
struct FileOmission {
  let before: String
  /// The directive in the first line, and empty lines.
  let after: String
  let code: OmittedCode

  /// Returns nil for a file without code.
  init?(of file: OmissionRound.File, _ error: CompilerMessage) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let functions = Self.emptyFunctions(in: file.text)
    let rest = [functions] + lines.dropFirst(2).map { _ in "" }
    before = file.text
    after = ([String(lines.first ?? "")] + rest).joined(separator: "\n")
    guard before != after else { return nil }
    code = OmittedCode(
      file: file.userFile,
      line: 1,
      column: 1,
      lineCount: max(1, lines.count - OmissionRound.lineOffset),
      kind: .file,
      code: FilePath.name(of: file.userFile),
      reason: error.text,
      type: Self.firstType(in: file.text)
    )
  }

  /// Returns the first class, or extension of one; the omission of the file counts for this type.
  private static func firstType(in text: String) -> String? {
    ParsedFile(text).tree.statements.lazy.compactMap { statement -> String? in
      statement.item.as(ClassDeclSyntax.self)?.typeName
        ?? statement.item.as(ExtensionDeclSyntax.self)?.typeName
    }.first
  }

  /// Returns the functions that rules have added to the file, without their bodies.
  ///
  /// The additional file of the target calls them.
  private static func emptyFunctions(in text: String) -> String {
    ParsedFile(text).tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      .filter { $0.hasPrefix(ClassDescriptionRule.functionPrefix) }
      .map { "@MainActor func \($0)() {}" }.joined(separator: "; ")
  }
}
