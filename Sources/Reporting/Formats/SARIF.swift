/// The common parts of SARIF 2.1.0 documents, with the names of the standard.
package enum SARIF {
  /// A document with one run of a tool.
  package struct Log<AnalysisRun: Encodable>: Encodable {
    private let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
      + "sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [AnalysisRun]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    /// Creates a log of one run.
    package init(_ run: AnalysisRun) { runs = [run] }
  }

  /// A text without placeholders and links.
  package struct Message: Encodable {
    private let text: String

    /// Escapes braces and brackets that SARIF reads as placeholders and links.
    package init(_ text: String) {
      var result = ""
      var previous: Unicode.Scalar?
      for scalar in text.escapedForLog.unicodeScalars {
        switch scalar {
        case "{", "}": result += "\(scalar)\(scalar)"
        case "(" where previous == "]": result += #"\("#
        default: result.unicodeScalars.append(scalar)
        }
        previous = scalar
      }
      self.text = result
    }
  }

  /// A location in a file.
  package struct PhysicalLocation: Encodable {
    private struct Region: Encodable {
      let startLine: Int
      let startColumn: Int?
    }

    private let artifactLocation: [String: String]
    private let region: Region

    /// - Parameters:
    ///   - path: The file's path, relative or absolute.
    ///   - line: The line, from 1. A message about a whole file uses its first line, because
    ///     readers require a line.
    ///   - column: The column, from 1; nil for the whole line.
    package init(path: String, line: Int = 1, column: Int? = nil) {
      artifactLocation = ["uri": path.utf8.map(Self.escaped).joined()]
      region = Region(startLine: line, startColumn: column)
    }

    /// Returns a byte of a path, percent-encoded for a relative reference.
    ///
    /// A colon is encoded too, because the first segment must not contain one.
    private static func escaped(_ byte: UInt8) -> String {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
