import CHarfBuzz
package import Foundation
package import ScenarioModel

/// A font file: one face, several weights of a variable font, or the faces of a collection.
package struct FontFile: Sendable {
  /// The path of the file in messages.
  package let path: String

  /// The faces, in the order of the file; a variable font also has one for each named instance.
  package let faces: [FontFace]

  /// The maximum size of a file, in bytes.
  package static let sizeLimit = 1 << 28
  /// The maximum number of faces in a file, with the named instances of variable fonts.
  static let faceLimit = 1000

  /// Reads the bytes of a font file.
  ///
  /// - Throws: ``FontFileError`` for bytes that are not a font, or that exceed a limit.
  package init(_ bytes: Data, path: String) throws(FontFileError) {
    self.path = path
    guard bytes.count <= Self.sizeLimit else { throw FontFileError(path: path, problem: .tooLarge) }
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    defer { hb_blob_destroy(blob) }
    let count = hb_face_count(blob)
    guard count > 0 else { throw FontFileError(path: path, problem: .notAFont) }
    var faces: [FontFace] = []
    do throws(FontFileError.Problem) {
      for index in 0..<count {
        let face = try FontFace(blob, index: index)
        guard faces.count + 1 + face.instanceCount <= Self.faceLimit else { throw .tooManyFaces }
        faces += [face] + face.namedInstances()
      }
    } catch {
      throw FontFileError(path: path, problem: error)
    }
    self.faces = faces
  }

  /// Returns whether a file of this name is read as a font.
  package static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains { name.lowercased().hasSuffix(".\($0)") }
  }
}

/// The reason why a font file cannot be used.
package struct FontFileError: Error, Equatable {
  /// The faults that make a file unusable.
  package enum Problem: Error, Equatable {
    case notAFont
    case missingTable(String)
    case unnamed
    case tooLarge
    case tooManyFaces
    case tooManyAxes
  }

  /// The given path.
  package var path: String
  package var problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

extension FontFileError: ReportedError, CustomStringConvertible {
  package var report: FailureReport { FailureReport(reason, at: path, fix: fix) }

  /// The path and the reason, in one line.
  package var description: String { report.message }

  private var reason: String {
    switch problem {
    case .notAFont: "this is not an OpenType or TrueType font"
    case .missingTable(let tag): "the font has no usable table '\(tag)'"
    case .unnamed: "the font has no PostScript name"
    case .tooLarge: "the font has more than \(FontFile.sizeLimit >> 20) MiB"
    case .tooManyFaces: "the font has more than \(FontFile.faceLimit) faces"
    case .tooManyAxes: "the font varies along more than \(FontFace.axisLimit) axes"
    }
  }

  private var fix: String {
    switch problem {
    case .notAFont, .missingTable: "replace the file by an OpenType or TrueType font"
    case .unnamed: "give the font a PostScript name"
    case .tooLarge, .tooManyFaces, .tooManyAxes: "name a smaller font"
    }
  }
}
