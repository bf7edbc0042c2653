import Foundation
import ProjectFiles
import Testing

@Suite struct FileKindTests {
  /// Tests the table of limits in the documentation.
  @Test(arguments: FileKind.allCases)
  func limitIsDocumented(kind: FileKind) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/scvdb/SCALE.md")
    let document = try String(contentsOf: page, encoding: .utf8)
    let sizes: [Int: String] = [
      1_000_000: "1,000,000 bytes", 10_000_000: "10,000,000 bytes", 1 << 18: "256 KiB",
      1 << 20: "1 MiB", 1 << 24: "16 MiB", 1 << 26: "64 MiB", 1 << 28: "256 MiB",
    ]
    let size = try #require(sizes[kind.sizeLimit])
    #expect(document.contains("| \(kind.noun) | \(size) |"))
  }

  @Test func extensionIsComparedWithoutCase() {
    #expect(FileKind.font.includes("App/Brand.TTF"))
    #expect(!FileKind.policy.includes("App/.policy"))
    #expect(!FileKind.policy.includes("App.policy/env"))
  }
}
