import ScenarioModel

/// Checks that bytes are text in UTF-8, the only encoding that Interface Builder writes.
///
/// The check precedes all parsers, because another encoding could hide a document type.
struct EncodingCheck {
  let source: SourceText

  /// - Throws: `ImportError.malformed` where the bytes are not UTF-8, or declare another encoding.
  func run() throws(ImportError) {
    guard let first = source.bytes.first else {
      throw fail("the file is empty", fix: "name an Interface Builder document")
    }
    for (magic, kind) in Self.compiledKinds where source.bytes.starts(with: magic.utf8) {
      throw fail(
        "the file is \(kind)",
        fix: "name the .storyboard or .xib that it was made from"
      )
    }
    // A byte order mark of UTF-16, or the zero byte beside its first character.
    guard first < 0xFE, !source.bytes.prefix(4).contains(0) else {
      throw fail("the file is not UTF-8", fix: "save it from Xcode again")
    }
    try checkBytes()
    try checkDeclaration()
  }

  private static let compiledKinds = [
    ("bplist", "a binary property list or a compiled nib"), ("NIBArchive", "a compiled nib"),
  ]

  private static let usualDeclaration = #"<?xml version="1.0" encoding="UTF-8""#

  private func checkBytes() throws(ImportError) {
    if isASCII || String(validating: source.bytes, as: UTF8.self) != nil { return }
    var bytes = source.bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    throw .malformed(
      source.location(at: offset),
      reason: "the bytes from here on are not UTF-8",
      fix: "save the document from Xcode again"
    )
  }

  private var isASCII: Bool {
    // The whole text, because a loop without an early end handles many bytes at once.
    source.bytes.withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80
  }

  /// Checks the `encoding` of `<?xml version="1.0" encoding="UTF-8"?>`.
  private func checkDeclaration() throws(ImportError) {
    // Xcode's usual declaration is compared first; a regular expression is compiled for each
    // document.
    if source.bytes.starts(with: Self.usualDeclaration.utf8) { return }
    let start = String(decoding: source.bytes.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml") || start.hasPrefix("\u{FEFF}<?xml"),
      let declaration = start.split(separator: "?>", maxSplits: 1).first,
      let encoding = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)?.output.1
    else { return }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
      throw fail("the declared encoding is \(encoding)", fix: "save the document as UTF-8")
    }
  }

  private func fail(_ reason: String, fix: String) -> ImportError {
    .malformed(source.location(at: 0), reason: reason, fix: fix)
  }
}
