import Foundation

/// An input of a surface that reads several kinds of files: the file's name on a line, then its
/// content.
struct NamedInput {
  var name: String
  var content: Data

  init(_ name: String, _ content: Data) {
    self.name = name
    self.content = content
  }

  /// Reads an input; returns nil without a line.
  init?(_ bytes: Data) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    name = String(decoding: bytes[..<end], as: UTF8.self)
    content = Data(bytes[(end + 1)...])
  }

  var bytes: Data { Data("\(name)\n".utf8) + content }
}
