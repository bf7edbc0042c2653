import Foundation
import ProjectFiles
import Reporting

/// Objects of the repository, in the requested order.
struct GitObjects {
  /// A kind of objects, by git's names.
  enum Kind: String {
    case blob, commit
  }

  /// The output of `git cat-file --batch`: a line `OBJECT KIND SIZE`, the contents, a line break,
  /// and so on.
  private var output: GitOutput

  /// Reads objects.
  ///
  /// - Parameters:
  ///   - objects: The names of the objects.
  ///   - git: The program that reads them.
  ///   - body: Takes each object with ``next(_:consume:)``.
  /// - Returns: The result of `body`.
  /// - Throws: `Failure` if git cannot read them, and the errors of `body`.
  static func read<Result>(
    _ objects: [String],
    _ git: GitProgram,
    _ body: (inout GitObjects) throws -> Result
  ) throws -> Result {
    try ask("--batch", about: objects, git) { output in
      var reader = GitObjects(output: output)
      return try body(&reader)
    }
  }

  /// Returns the sizes of objects, which git finds without their contents.
  ///
  /// - Parameters:
  ///   - objects: The names of the objects.
  ///   - kind: The required kind of each object.
  ///   - git: The program that reads them.
  /// - Returns: The sizes in bytes, in the order of the objects.
  /// - Throws: `Failure` if git cannot read them.
  static func sizes(of objects: [String], _ kind: Kind, _ git: GitProgram) throws -> [Int] {
    try ask("--batch-check", about: objects, git) { output in
      try objects.map { _ in try size(in: output.line(), kind) }
    }
  }

  private static func ask<Result>(
    _ option: String,
    about objects: [String],
    _ git: GitProgram,
    _ body: (inout GitOutput) throws -> Result
  ) throws -> Result {
    let folder = try temporaryFolder()
    let requests = URL(filePath: "\(folder.path)/objects")
    try Data(objects.map { "\($0)\n" }.joined().utf8).write(to: requests)
    let input = try FileHandle(forReadingFrom: requests)
    do {
      return try git.read(["cat-file", option], input: input, body)
    } catch let refusal as GitProgram.Refusal {
      throw Failure(
        "git cannot read the objects of a revision (\(refusal))",
        fix: "run 'git fsck', which lists the damage"
      )
    } catch is GitOutput.CutOff {
      throw damage
    }
  }

  /// Passes the contents of the next object on, piece by piece.
  ///
  /// - Parameters:
  ///   - kind: The required kind of the object.
  ///   - consume: Takes each piece.
  /// - Throws: `Failure` for an object of another kind, and the errors of `consume`.
  mutating func next(_ kind: Kind, consume: (Data) throws -> Void) throws {
    let size = try Self.size(in: output.line(), kind)
    try output.pass(size, to: consume)
    try output.pass(1) { _ in }
  }

  /// Returns the size in a line `OBJECT KIND SIZE`.
  private static func size(in line: Data?, _ kind: Kind) throws -> Int {
    let words = String(decoding: line ?? Data(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == kind.rawValue, let size = Int(words[2]), size >= 0 else {
      throw damage
    }
    return size
  }

  private static let damage = Failure(
    "git has lost an object of the revision",
    fix: "run 'git fsck', which lists the damage",
    hint: "a partial clone has to fetch the object"
  )
}
