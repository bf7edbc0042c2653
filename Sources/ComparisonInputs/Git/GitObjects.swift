import Foundation
import Reporting
import SnapshotStore

/// Objects of the repository, in the order in which they were asked for.
struct GitObjects {
  /// What an object is, by git's names.
  enum Kind: String {
    case blob, commit
  }

  /// The output of `git cat-file --batch`: a line `OBJECT KIND SIZE`, the content, a line end, ...
  private var output: Data

  /// - Parameters:
  ///   - objects: Their names.
  ///   - git: What reads them.
  /// - Throws: `Failure` where git cannot read them.
  init(_ objects: [String], _ git: GitProgram) throws {
    let folder = try temporaryFolder()
    let requests = URL(filePath: "\(folder.path)/objects")
    try Data(objects.map { "\($0)\n" }.joined().utf8).write(to: requests)
    do {
      output = try git.output(
        of: ["cat-file", "--batch"],
        input: try FileHandle(forReadingFrom: requests)
      )
    } catch let refusal as GitProgram.Refusal {
      throw Failure("git cannot read the objects of a revision (\(refusal))")
    }
  }

  /// The content of the next object, which has to be of a kind.
  mutating func next(_ kind: Kind) throws -> Data {
    guard let end = output.firstIndex(of: UInt8(ascii: "\n")) else { throw Self.damage }
    let words = String(decoding: output[..<end], as: UTF8.self).split(separator: " ")
    let start = output.index(after: end)
    guard words.count == 3, words[1] == kind.rawValue, let size = Int(words[2]), size >= 0,
      output.endIndex - start > size
    else { throw Self.damage }
    let content = output[start..<start + size]
    output = output[(start + size + 1)...]
    return content
  }

  private static let damage = Failure(
    "git has lost an object of the revision",
    hint: "'git fsck' lists what is damaged; a partial clone has to fetch it"
  )
}
