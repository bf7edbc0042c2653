import Foundation
import Testing

@testable import Reports

/// Returns the bytes that the program `gzip` decompresses.
func decompressed(_ bytes: Data) throws -> Data {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gz")
  try bytes.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["gzip", "--decompress", "--stdout", file.path]
  process.standardOutput = output
  try process.run()
  let result = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0)
  return result
}

private func gzipped(_ parts: [Data]) -> Data {
  let stream = GzipStream()
  for part in parts { stream.add(part) }
  return stream.finish()
}

/// Tests the compression of pages.
@Suite struct GzipTests {
  @Test(arguments: [0, 1, 1000, 300_000])
  func decompressionRestoresBytes(count: Int) throws {
    // A linear congruential generator, so that the bytes hardly repeat.
    var state: UInt32 = 1
    let bytes = (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let compressed = gzipped([Data(bytes)])
    #expect(try decompressed(compressed) == Data(bytes))
    let parts = stride(from: 0, to: count, by: 777).map { Data(bytes[$0...].prefix(777)) }
    #expect(gzipped(parts) == compressed)
  }

  /// RFC 1952, 2.3: two identifying bytes, deflate, no flags, no time, best compression, unknown
  /// system.
  @Test func headerHasNoTimeAndNoSystem() {
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]
    #expect(Array(gzipped([Data("text".utf8)]).prefix(10)) == header)
  }

  /// Deflate encodes at most 258 equal bytes as one pair of about two bits.
  @Test func repetitionsAreShort() {
    #expect(gzipped([Data(repeating: 7, count: 100_000)]).count < 100_000 / 258 + 30)
  }
}
