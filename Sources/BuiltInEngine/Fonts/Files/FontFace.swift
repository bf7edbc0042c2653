import CHarfBuzz

/// A face of a font file.
///
/// Sendable without a check by the compiler: the face and the font are immutable before other
/// threads can use them, and HarfBuzz lets threads share immutable objects.
package final class FontFace: @unchecked Sendable {
  /// The maximum number of axes of a variable font.
  static let axisLimit = 64

  /// The PostScript name that apps use: `OpenSans-Bold`.
  package let postScriptName: String
  /// The full name: `Open Sans Bold`.
  package let fullName: String
  /// The family name: `Open Sans`.
  package let familyName: String
  /// The weight on OpenType's scale: 400 is regular, 700 bold.
  package let weight: Int
  /// Whether the face is italic, or the name of the chosen instance contains `Italic`.
  package let isItalic: Bool
  /// The vertical metrics, in units of the face.
  package let heights: FontHeights

  /// HarfBuzz's face, which `deinit` releases like the font.
  private let face: OpaquePointer
  let font: OpaquePointer

  /// Reads a face of a file.
  ///
  /// - Parameters:
  ///   - blob: The bytes of the file.
  ///   - index: The position of the face in the file.
  /// - Throws: The problem with the face.
  init(_ blob: OpaquePointer?, index: UInt32) throws(FontFileError.Problem) {
    guard let face = hb_face_create(blob, index), let font = hb_font_create(face) else {
      throw .notAFont
    }
    self.face = face
    self.font = font
    let tables = FontTables(face)
    for tag in ["cmap", "head", "hhea", "hmtx"] where tables.isMissing(tag) {
      throw .missingTable(tag)
    }
    guard hb_ot_var_get_axis_count(face) <= Self.axisLimit else { throw .tooManyAxes }
    heights = try FontHeights(tables, font)
    guard let name = Self.name(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: face) else { throw .unnamed }
    postScriptName = name
    familyName =
      Self.name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, of: face)
      ?? Self.name(HB_OT_NAME_ID_FONT_FAMILY, of: face) ?? name
    fullName = Self.name(HB_OT_NAME_ID_FULL_NAME, of: face) ?? name
    weight = tables.weightClass
    isItalic = tables.isItalic
    Self.finish(face, font)
  }

  /// A named instance of the face of a variable font.
  private init(_ base: FontFace, instance: UInt32, name: String, weight: Int?, isItalic: Bool) {
    guard let face = hb_face_reference(base.face), let font = hb_font_create(face) else {
      preconditionFailure("HarfBuzz cannot reference its own face")
    }
    self.face = face
    self.font = font
    hb_font_set_var_named_instance(font, instance)
    heights = base.heights
    postScriptName = name
    familyName = base.familyName
    fullName = name
    self.weight = weight ?? base.weight
    self.isItalic = isItalic
    Self.finish(face, font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  private static func finish(_ face: OpaquePointer, _ font: OpaquePointer) {
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
  }
}

// MARK: - Names

extension FontFace {
  private static func name(_ id: some BinaryInteger, of face: OpaquePointer) -> String? {
    var capacity: UInt32 = 256
    var text = [CChar](repeating: 0, count: Int(capacity))
    let length = hb_ot_name_get_utf8(
      face,
      hb_ot_name_id_t(id),
      hb_language_from_string("en", -1),
      &capacity,
      &text
    )
    guard length > 0 else { return nil }
    return String(decoding: text.prefix(Int(capacity)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The number of instances that the font declares.
  var instanceCount: Int { Int(hb_ot_var_get_named_instance_count(face)) }

  /// Returns the named instances of a variable font, such as `Inter-SemiBold`; none for other
  /// fonts.
  func namedInstances() -> [FontFace] {
    (0..<UInt32(instanceCount)).compactMap { instance in
      let postScriptID = hb_ot_var_named_instance_get_postscript_name_id(face, instance)
      let style = Self.name(
        hb_ot_var_named_instance_get_subfamily_name_id(face, instance),
        of: face
      )
      let made = style.map { familyName + "-" + $0 }?.filter { $0 != " " }
      guard let name = Self.name(postScriptID, of: face) ?? made, name != postScriptName else {
        return nil
      }
      return FontFace(
        self,
        instance: instance,
        name: name,
        weight: weight(of: instance),
        isItalic: isItalic || style?.contains("Italic") ?? false
      )
    }
  }

  /// Returns the instance's coordinate on the weight axis; nil for a font without that axis.
  private func weight(of instance: UInt32) -> Int? {
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    var coordinates = [Float](repeating: 0, count: Int(count))
    hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
    let weight = FontTables.tag("wght")
    return zip(axes, coordinates).first { $0.0.tag == weight }.map { Int($0.1) }
  }
}
