/// The rules for names of databases.
package enum DatabaseName {
  /// Returns the reason why SQLite would not store a file with a name; nil for a usable name.
  ///
  /// SQLite creates a temporary database for an empty name. `RecordingStore.inMemory` is not
  /// checked here.
  package static func problem(of name: String) -> String? {
    let bytes = name.utf8
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || (9...13).contains($0) }) {
      return bytes.isEmpty ? "the name is empty" : "the name is blank"
    }
    if bytes.contains(0) { return "the name contains a null byte" }
    if bytes.last == UInt8(ascii: "/") { return "the name ends with a slash" }
    let last = bytes.split(separator: UInt8(ascii: "/")).last.map {
      String(decoding: $0, as: UTF8.self)
    }
    return last == "." || last == ".." ? "the name ends with a folder" : nil
  }
}
