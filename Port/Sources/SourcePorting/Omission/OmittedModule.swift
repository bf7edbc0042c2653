import Foundation
import SwiftSyntax

/// A module of the working copy that has files with errors.
struct OmittedModule {
  private let command: ModuleCommand
  private let files: OmittedFiles
  private let folder: URL
  /// The names of the types that the package declares.
  private let declaredTypes: Set<String>
  /// The copies, by the paths of the user's files.
  private let copies: [String: TreePath]
  /// The additional file of the target; nil for a target without UIKit.
  private let shim: TreePath?
  private var round: OmissionRound

  /// The largest number of rounds for one module; apps need 10 to 20.
  private static let roundLimit = 100
  /// The number of rounds that omit statements; later rounds omit files.
  private static let statementRounds = 60

  init(
    command: ModuleCommand,
    files: OmittedFiles,
    folder: URL,
    declaredTypes: Set<String> = []
  ) {
    self.declaredTypes = declaredTypes
    self.command = command
    self.files = files
    self.folder = folder
    let sources = command.sources
    let paths = sources.compactMap(files.path)
    copies = Dictionary(
      paths.compactMap { path in files.file(at: path).map { ($0.userFile, path) } },
      uniquingKeysWith: { first, _ in first }
    )
    shim = paths.first { $0.name == TargetShim.fileName }
    round = OmissionRound(standIn: shim == nil ? .trap : .emptyValue)
  }

  /// Returns whether one of the errors is in a file of the module.
  func contains(_ errors: [CompilerMessage]) -> Bool {
    errors.contains { copies[located($0).path] != nil }
  }

  /// Returns an error at its location in the user's file.
  ///
  /// The description of a crash names the working copy's file.
  private func located(_ error: CompilerMessage) -> CompilerMessage {
    guard let path = files.path(ofCopy: error.path),
      let userFile = copies.first(where: { $0.value == path })?.key
    else { return error }
    var error = error
    error.path = userFile
    error.line -= OmissionRound.lineOffset
    return error
  }

  /// Omits code until the compiler reports no errors, and returns the number of changes.
  mutating func fix(_ progress: (String) -> Void) throws -> Int {
    var count = try omitImports(progress) ? 1 : 0
    while count < Self.roundLimit {
      guard let errors = try firstErrors() else { return count }
      let isLate = count >= Self.statementRounds
      guard
        try !isLate && (replaceViews(errors, progress) || omit(errors, progress))
          || omitFiles(errors, progress)
      else {
        throw OmissionError.noProgress(errors: errors.map(\.description))
      }
      count += 1
    }
    throw OmissionError.tooManyRounds(module: command.module, limit: Self.roundLimit)
  }

  /// Returns the errors of the first check that has errors; nil if the module compiles.
  private func firstErrors() throws -> [CompilerMessage]? {
    for check in ModuleCommand.Check.allCases {
      let (status, _, output) = try Program.run(command.words(for: check), in: folder)
      if status == 0 { continue }
      let build = SwiftPMBuild.Output(succeeded: false, text: output)
      guard !build.errors.isEmpty else { throw OmissionError.failedBuild(output: build.end) }
      return build.errors
    }
    return nil
  }

  /// Omits the code at errors; returns whether a file has changed.
  mutating func omit(_ errors: [CompilerMessage], _ progress: (String) -> Void) throws -> Bool {
    // Other omissions can be the cause of a missing conformance.
    let others = errors.filter { !$0.isConformance }
    let due = Dictionary(grouping: (others.isEmpty ? errors : others).map(located), by: \.path)
    var changes: [(path: TreePath, before: String, after: String, [OmittedCode])] = []
    var count = 0
    for (userFile, errors) in due.sorted(by: { $0.key < $1.key }) {
      guard let path = copies[userFile], let file = files.file(at: path),
        let result = round.omit(errors, from: file)
      else { continue }
      count += result.omitted.count
      changes.append((path, file.text, result.text, result.omitted))
    }
    try files.write(changes)
    progress(
      "\(command.module): errors: \(errors.count), new omissions: \(count)"
    )
    return !changes.isEmpty
  }

  /// Omits the whole files with errors; returns whether there are any.
  private func omitFiles(_ errors: [CompilerMessage], _ progress: (String) -> Void) throws -> Bool {
    let due = Dictionary(errors.map(located).map { ($0.path, $0) }) { first, _ in first }
    let changes = due.sorted { $0.key < $1.key }.compactMap { userFile, error in
      copies[userFile].flatMap { path in
        files.file(at: path).flatMap { FileOmission(of: $0, error) }.map { omission in
          (path: path, before: omission.before, after: omission.after, [omission.code])
        }
      }
    }
    guard !changes.isEmpty else { return false }
    try files.write(changes)
    progress("\(command.module): omitted files: \(changes.count)")
    return true
  }

  // MARK: Views

  /// Declares missing views as UIKit's; returns whether there are any.
  private func replaceViews(
    _ errors: [CompilerMessage],
    _ progress: (String) -> Void
  ) throws -> Bool {
    guard let shim, let before = files.text(of: shim) else { return false }
    let declared = before.split(separator: "\n").first ?? ""
    let found = MissingViews.replacements(for: errors.map(located)).filter { name, _ in
      !declared.contains("typealias \(name) =") && !declaredTypes.contains(name)
    }
    guard !found.isEmpty else { return false }
    let end = before.firstIndex(of: "\n") ?? before.endIndex
    let after = before[..<end] + MissingViews.declarations(found) + before[end...]
    let omitted = found.compactMap { name, type -> OmittedCode? in
      let uses = errors.map(located).filter { $0.quotedNames.first == name }
      guard let error = uses.first(where: { copies[$0.path] != nil }) else { return nil }
      return OmittedCode(
        file: error.path,
        line: error.line,
        column: error.column,
        lineCount: 1,
        kind: .addition,
        code: "typealias \(name) = \(type)",
        reason: error.text,
        type: nil
      )
    }
    try files.write([(shim, before, String(after), omitted)])
    progress(
      "\(command.module): UIKit's classes replace \(found.keys.sorted().joined(separator: ", "))"
    )
    return true
  }

  // MARK: Imports

  /// Removes the imports of modules that do not exist; returns whether there are any.
  ///
  /// The compiler reports no other errors beside a missing module.
  private mutating func omitImports(_ progress: (String) -> Void) throws -> Bool {
    let parsed = copies.sorted { $0.key < $1.key }.compactMap { _, path in
      files.file(at: path).map { (path: path, file: $0, source: ParsedFile($0.text)) }
    }
    let missing = try missingModules(parsed.reduce(into: []) { $0.formUnion($1.source.imports) })
    guard !missing.isEmpty else { return false }
    var changes: [(path: TreePath, before: String, after: String, [OmittedCode])] = []
    for (path, file, source) in parsed where !source.imports.isDisjoint(with: missing) {
      var omissions = FileOmissions(finder: OmissionFinder(file: source, standIn: round.standIn))
      for (declaration, module) in source.unconditionalImports where missing.contains(module) {
        guard
          let target = OmissionFinder(file: source, standIn: round.standIn)
            .target(above: declaration.importKeyword)
        else { continue }
        omissions.add(target, reason: "no such module '\(module)'")
      }
      let result = omissions.result(userFile: file.userFile, lineOffset: OmissionRound.lineOffset)
      let text = String(decoding: result.text, as: UTF8.self)
      if text != file.text { changes.append((path, file.text, text, result.omitted)) }
    }
    guard !changes.isEmpty else { return false }
    try files.write(changes)
    progress("\(command.module): no modules \(missing.sorted().joined(separator: ", "))")
    return true
  }

  /// Returns the modules that the compiler cannot import.
  private func missingModules(_ imports: Set<String>) throws -> Set<String> {
    let names = imports.sorted()
    let text = names.map { "#if !canImport(\($0))\n#error(\"\(Self.missing)\($0)\")\n#endif\n" }
    return try TemporaryFolder.use { folder in
      try folder.write(Data(text.joined().utf8), to: "Imports.swift")
      let words = command.words(forFile: "\(folder.path)/Imports.swift")
      let (_, _, output) = try Program.run(words, in: self.folder)
      let errors = CompilerMessage.errors(in: output).map(\.text)
      return Set(
        errors.filter { $0.hasPrefix(Self.missing) }.map {
          String($0.dropFirst(Self.missing.count))
        }
      )
    }
  }

  private static let missing = "missing module "
}

extension ParsedFile {
  /// The imports that no condition `canImport` of the same module excludes.
  fileprivate var unconditionalImports: [(ImportDeclSyntax, module: String)] {
    all(ImportDeclSyntax.self).compactMap { declaration in
      guard let module = declaration.path.first?.name.text else { return nil }
      var node = declaration.parent
      while let present = node {
        let condition = present.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription ?? ""
        if condition.contains("canImport(\(module))") { return nil }
        node = present.parent
      }
      return (declaration, module)
    }
  }
}
