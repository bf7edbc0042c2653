import ScenarioModel

/// The conflict markers that a version control system writes after a failed merge.
///
/// A line that begins with `<` seven times is not valid XML. The other markers are text between
/// elements, which a parser accepts.
struct ConflictMarkers {
  private struct Marker {
    var location: FileLocation
    var text: String
  }

  private static let signs = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
  private static let fix = "keep one of the two versions, and remove the lines with markers"
  /// The maximum length of a marker in a message, because the name of a branch may be long.
  private static let shown = 60

  private let markers: [Marker]

  init(_ source: SourceText) {
    markers = source.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let sign = Self.signs.first(where: { line.starts(with: $0.utf8) }) else { return nil }
      let rest = line.dropFirst(sign.utf8.count).first
      let isEnd = rest.map { $0 == UInt8(ascii: "\r") } ?? true
      guard isEnd || rest == UInt8(ascii: " ") && sign != "=======" else { return nil }
      let text = String(decoding: line, as: UTF8.self).prefix(Self.shown)
      return Marker(
        location: source.location(at: line.startIndex),
        text: text.filter { $0 != "\r" && $0 != "\r\n" }
      )
    }
  }

  /// The error for a document with markers; nil without any.
  var error: ImportError? {
    markers.first.map { marker in
      .malformed(
        marker.location,
        reason: "unresolved merge conflict: \"\(marker.text)\"",
        fix: Self.fix
      )
    }
  }

  /// Warnings for the markers that an XML parser reads as text.
  var warnings: [ImportWarning] {
    markers.prefix(ImportWarning.limit).map { marker in
      ImportWarning(
        .damaged,
        at: marker.location,
        "the merge conflict marker \"\(marker.text)\" is left out; \(Self.fix)"
      )
    }
  }
}
