import CHarfBuzz

/// The numbers of a face's tables that CoreText uses differently from HarfBuzz.
struct FontTables {
  private let face: OpaquePointer

  init(_ face: OpaquePointer) {
    self.face = face
  }

  static func tag(_ name: String) -> hb_tag_t { hb_tag_from_string(name, -1) }

  func isMissing(_ name: String) -> Bool { length(of: name) == 0 }

  private func length(of name: String) -> Int {
    withTable(name) { $0.count }
  }

  /// Returns a signed number of two bytes; 0 beyond the end of the table.
  func signed(_ name: String, _ offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned(name, offset)))
  }

  /// Returns an unsigned number of two bytes; 0 beyond the end of the table.
  func unsigned(_ name: String, _ offset: Int) -> Int {
    withTable(name) { bytes in
      guard offset + 2 <= bytes.count else { return 0 }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
  }

  private func withTable<T>(_ name: String, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    let blob = hb_face_reference_table(face, Self.tag(name))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    return bytes?.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      body(UnsafeBufferPointer(start: $0, count: Int(length)))
    } ?? body(UnsafeBufferPointer(start: nil, count: 0))
  }
}

// MARK: - Style

extension FontTables {
  /// `usWeightClass`, or regular if the font has none.
  var weightClass: Int {
    let stated = unsigned("OS/2", 4)
    return stated > 0 ? stated : 400
  }

  /// Whether `fsSelection`, or else `macStyle`, has a bit for italic or oblique.
  var isItalic: Bool {
    isMissing("OS/2") ? unsigned("head", 44) & 2 != 0 : unsigned("OS/2", 62) & 0x201 != 0
  }
}
