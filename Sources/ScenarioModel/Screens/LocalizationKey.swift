extension String {
  /// Whether the text looks like a key of a table of texts: `sign_up_title` or `signUp.title`.
  ///
  /// Code replaces such a text. Sample numbers, domains and the names of files are not keys.
  package var isLocalizationKey: Bool {
    guard utf8.first?.isLetter == true, utf8.contains(where: \.isSeparator),
      utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0.isSeparator || $0 == .hyphen })
    else { return false }
    let words = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard !words.contains(where: \.isEmpty) else { return false }
    let names = split(separator: ".")
    guard let last = names.last, names.count > 1 else { return true }
    return names.allSatisfy(Self.isName) && utf8.contains(where: \.isLowercase)
      && !Self.otherEndings.contains(last.lowercased())
  }

  /// Returns whether a part between dots is longer than the letter of a version or a format.
  private static func isName(_ part: Substring) -> Bool {
    part.utf8.count > 1 && part.utf8.first?.isLetter == true
  }

  /// The endings of frequent domains and files in sample texts.
  private static let otherEndings: Set = [
    "com", "org", "net", "edu", "gov", "info", "io", "me", "co", "app", "dev", "chat", "uk", "de",
    "fr", "png", "jpg", "jpeg", "gif", "pdf", "txt", "zip", "json", "swift",
  ]
}

extension UInt8 {
  fileprivate static let hyphen = UInt8(ascii: "-")

  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isSeparator: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: "_") }
  fileprivate var isLetter: Bool { isLowercase || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}
