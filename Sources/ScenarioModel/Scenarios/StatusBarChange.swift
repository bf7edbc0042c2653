/// What becomes of the status bar.
package enum StatusBarChange: String, CaseIterable, Codable, Sendable {
  /// A call in the background makes it higher, on devices and systems where it does.
  case inCall
  /// The application wants none.
  case hidden
  /// No call, and the application wants one.
  case shown
}
