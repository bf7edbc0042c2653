import Foundation

/// A picture file; only its size is read.
struct ResourcePicture {
  /// The path.
  var path: String

  init(_ path: String) { self.path = path }

  /// Returns whether a file's name is the name of a supported picture.
  static func isPicture(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "pdf", "svg"].contains { name.lowercased().hasSuffix(".\($0)") }
  }

  /// The name without folder, scale, device and extension: `a/star@2x.png` is `star`.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    let stem = Self.isPicture(String(file)) ? file.prefix(upTo: dot(in: file)) : file
    return String(stem).replacing(/~(ipad|iphone)$/, with: "").replacing(/@[123]x$/, with: "")
  }

  /// The pixels per point by the name, 1 without a scale in the name; nil for a vector picture.
  var scale: CGFloat? {
    if ["pdf", "svg"].contains(where: { path.lowercased().hasSuffix(".\($0)") }) { return nil }
    guard let match = path.firstMatch(of: /@([123])x[.~]/) else { return 1 }
    return Double(match.output.1).map { CGFloat($0) }
  }

  private func dot(in file: Substring) -> Substring.Index {
    file.lastIndex(of: ".") ?? file.endIndex
  }

  /// The size in pixels, or in points for a vector picture; nil for an unknown format.
  var size: CGSize? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("%PDF") ? pdf(text) : svg(text)
  }

  /// Reads the size from the first chunk, IHDR, which begins with width and height.
  private func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24 else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Reads the size from a frame header, which has height and width after its length and precision.
  private func jpeg(_ bytes: [UInt8]) -> CGSize? {
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(
          width: number(bytes[position + 7..<position + 9]),
          height: number(bytes[position + 5..<position + 7])
        )
      }
      position += 2 + number(bytes[position + 2..<position + 4])
    }
    return nil
  }

  /// Reads the size, which is little-endian after the signature.
  private func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10 else { return nil }
    return CGSize(
      width: number(bytes[6..<8].reversed()),
      height: number(bytes[8..<10].reversed())
    )
  }

  /// Reads the media box of the first page.
  private func pdf(_ text: String) -> CGSize? {
    let box =
      /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/
    guard let match = text.firstMatch(of: box)?.output, let left = Double(match.1),
      let bottom = Double(match.2), let right = Double(match.3), let top = Double(match.4)
    else { return nil }
    return CGSize(width: right - left, height: top - bottom)
  }

  /// Reads width and height of the root element, or else of its view box.
  private func svg(_ text: String) -> CGSize? {
    guard let root = text.firstMatch(of: /<svg[^>]*>/)?.output else { return nil }
    if let width = root.firstMatch(of: /\swidth="([\d.]+)(?:px|pt)?"/)?.output.1,
      let height = root.firstMatch(of: /\sheight="([\d.]+)(?:px|pt)?"/)?.output.1,
      let width = Double(width), let height = Double(height)
    {
      return CGSize(width: width, height: height)
    }
    let box = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/
    guard let match = root.firstMatch(of: box)?.output, let width = Double(match.1),
      let height = Double(match.2)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the number in big-endian bytes.
  private func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
