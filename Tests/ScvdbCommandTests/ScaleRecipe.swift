import Foundation
import Testing

/// The code blocks in one section of `SCALE.md`, as users copy them.
struct ScaleRecipe {
  /// The whole page; empty if it cannot be read.
  static let page =
    (try? String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/scvdb/SCALE.md"),
      encoding: .utf8
    )) ?? ""

  /// The blocks with their languages, in the order of the page.
  private let blocks: [(language: String, text: String)]

  /// - Parameter title: The title of the section.
  /// - Throws: An error if the page does not have the section.
  init(_ title: String) throws {
    let sections = Self.page.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(title)\n") })
    // Each fence ends a piece: text, block, text, and so on.
    let pieces = section.components(separatedBy: "```")
    #expect(!pieces.count.isMultiple(of: 2))
    blocks = stride(from: 1, to: pieces.count, by: 2).map { index in
      let lines = pieces[index].split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), String(lines[1]))
    }
  }

  /// Returns the blocks of a language.
  ///
  /// - Parameters:
  ///   - language: The word after the fence.
  ///   - count: The expected number of blocks.
  /// - Returns: The texts, in the order of the page.
  /// - Throws: An error for another number of blocks.
  func blocks(_ language: String, count: Int) throws -> [String] {
    let texts = blocks.filter { $0.language == language }.map(\.text)
    try #require(texts.count == count)
    return texts
  }
}

extension Workplace {
  /// Returns the project of a new machine: `boxScenario` with its accepted geometry, and no
  /// database.
  static func checkedOutBox() throws -> Workplace {
    let workplace = try acceptedBox()
    try FileManager.default.removeItem(at: workplace.folder.appending(path: ".scvdb"))
    return workplace
  }

  /// Returns a project like `checkedOutBox()`, with an invariant that is broken in one case.
  ///
  /// The field begins 30 points below the safe area. The top inset of the safe area is 20 on an
  /// iPhone 8, 44 on an iPhone Xs, and 0 in landscape. Only the portrait of the iPhone Xs exceeds
  /// 60: part 2 of 4 in `ShardTests`.
  static func checkedOutStrictBox() throws -> Workplace {
    let workplace = try checkedOutBox()
    let invariant = "invariants: [field.minY <= 60]\nsteps:"
    try workplace.write(
      boxScenario.replacing("steps:", with: invariant),
      to: "Baselines/box.yaml"
    )
    return workplace
  }

  /// Runs a script of a recipe with the built `scvdb` on the path.
  func sh(
    _ script: String,
    options: [String] = ["-ec"],
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> CommandOutput {
    let path = ["PATH": "\(builtProducts.path):/usr/bin:/bin"]
    return try run(
      "/bin/sh",
      options + [script] + arguments,
      environment: environment.merging(path) { $1 }
    )
  }

  /// The hashes of the latest recording: of its runs, and of its geometry.
  func hashes(of database: String = ".scvdb/runs.sqlite") throws -> String {
    let sql = "SELECT hex(root), hex(geometry_hash) FROM recording ORDER BY id DESC LIMIT 1"
    return try ask(sql, of: database)
  }

  /// Expects that a database has the recording of `boxScenario` by one process.
  func expectWhole(_ database: String) throws {
    let whole = try hashes(of: database)
    // Two hashes of 32 bytes, a separator and a line break.
    #expect(whole.utf8.count == 130)
    #expect(try whole == Workplace.acceptedBox().hashes())
  }
}
