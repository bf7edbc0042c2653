import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The types of images that a drawing supports; browsers do not show PDFs as images.
enum ImageType: String, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case svg = "image/svg+xml"

  /// Makes the type for a file's extension; nil for an unsupported one.
  init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "svg": self = .svg
    default: return nil
    }
  }

  /// Returns whether the bytes are an image of the type, so that no other file is published.
  func includes(_ bytes: Data) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .svg: PictureCheck.isPicture(bytes)
    }
  }
}

/// Parses an SVG document and searches for references to other files.
private final class PictureCheck: NSObject, XMLParserDelegate {
  private var root: String?
  private var isClosed = false
  private var isAllowed = true
  private var depth = 0

  static func isPicture(_ bytes: Data) -> Bool {
    // A document type may refer to files.
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("<!DOCTYPE") else {
      return false
    }
    let check = PictureCheck()
    let parser = XMLParser(data: bytes)
    parser.shouldResolveExternalEntities = false
    parser.delegate = check
    return parser.parse() && parser.parserError == nil && check.isClosed && check.isAllowed
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    if root == nil { root = name }
    let isForeign = ["script", "foreignObject"].contains(name)
    if root != "svg" || isForeign || attributes.contains(where: Self.isExternal) { stop(parser) }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    isClosed = depth == 0
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if Self.hasExternalURL(text) { stop(parser) }
  }

  func parser(
    _ parser: XMLParser,
    foundProcessingInstructionWithTarget target: String,
    data: String?
  ) {
    stop(parser)
  }

  private func stop(_ parser: XMLParser) {
    isAllowed = false
    parser.abortParsing()
  }

  /// Returns whether an attribute refers to something outside of the document.
  private static func isExternal(key: String, value: String) -> Bool {
    let isReference = key == "href" || key.hasSuffix(":href") || key == "src"
    let isInside = value.hasPrefix("#") || value.hasPrefix("data:image/")
    return key.hasPrefix("on") || isReference && !isInside || hasExternalURL(value)
  }

  /// Returns whether a style refers to something outside of the document.
  private static func hasExternalURL(_ text: String) -> Bool {
    let style = text.lowercased()
    guard style.contains("url(") || style.contains("@import") else { return false }
    return style.contains("@import")
      || style.split(separator: "url(", omittingEmptySubsequences: false).dropFirst().contains {
        !$0.drop { $0 == " " || $0 == "'" || $0 == "\"" }.hasPrefix("#")
      }
  }
}
