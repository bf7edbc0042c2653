import Foundation
import ProjectFiles
import ScenarioModel
import Synchronization
import TextMeasurement

/// The faces of font files that screens refer to, each read once per process.
enum ScreenFonts {
  private struct Key: Hashable {
    var sha256: String
    var face: String
  }

  private static let known = Mutex<[Key: AppFont]>([:])

  /// Reads the fonts of screens.
  ///
  /// - Returns: The faces by the names that the screens use.
  /// - Throws: ``ScreenBuildError`` for a file that differs from the screen's reference.
  static func read(for screens: [Screen]) throws(ScreenBuildError) -> [String: AppFont] {
    var fonts: [String: AppFont] = [:]
    for screen in screens {
      for reference in screen.fonts ?? [] where fonts[reference.name] == nil {
        fonts[reference.name] = try font(reference, of: screen)
      }
    }
    return fonts
  }

  private static func font(
    _ reference: FontReference,
    of screen: Screen
  ) throws(ScreenBuildError) -> AppFont {
    let key = Key(sha256: reference.sha256, face: reference.face)
    if let font = known.withLock({ $0[key] }) { return font }
    let reader = ProjectReader(around: reference.file)
    let bytes: Data
    do throws(FileRefusal) {
      bytes = try reader.contents(of: reference.file, as: .font, isNamed: true)
    } catch {
      throw unusable(reference, of: screen, error.report)
    }
    guard sha256Hex(bytes) == reference.sha256 else {
      let report = FailureReport("the file has changed", at: reference.file, fix: "record again")
      throw unusable(reference, of: screen, report)
    }
    let file: FontFile
    do throws(FontFileError) {
      file = try FontFile(bytes, path: reference.file)
    } catch {
      throw unusable(reference, of: screen, error.report)
    }
    guard let face = file.faces.first(where: { $0.postScriptName == reference.face }) else {
      let faces = file.faces.map(\.postScriptName).joined(separator: ", ")
      let report = FailureReport(
        "there is no face \(reference.face)",
        at: file.path,
        hint: "the file has \(faces)"
      )
      throw unusable(reference, of: screen, report)
    }
    let font = AppFont(face, identity: "\(reference.sha256) \(reference.face)")
    return known.withLock { known in
      let first = known[key] ?? font
      known[key] = first
      return first
    }
  }

  private static func unusable(
    _ font: FontReference,
    of screen: Screen,
    _ report: FailureReport
  ) -> ScreenBuildError {
    .unusableFont(screen: screen.name, font: font.name, report)
  }
}

extension AppFont {
  fileprivate convenience init(_ face: FontFace, identity: String) {
    let heights = face.heights
    self.init(
      identity: identity,
      familyName: face.familyName,
      weightClass: face.weight,
      isItalic: face.isItalic,
      line: LineMetrics(
        unitsPerEm: heights.unitsPerEm,
        ascent: heights.ascent,
        descent: heights.descent,
        lineGap: heights.lineGap,
        capHeight: heights.capHeight,
        xHeight: heights.xHeight
      )
    ) { face.shape($0) }
  }
}
