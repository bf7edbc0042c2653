/// A change of the status bar.
package enum StatusBarChange: String, CaseIterable, Codable, Sendable {
  /// A call in the background makes it higher, on devices and systems with such a status bar.
  case inCall
  /// The application hides it.
  case hidden
  /// The application shows it, and no call makes it higher.
  case shown
}
