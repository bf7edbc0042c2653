/// The code of an app that ended the process of a case.
package struct EngineCrash: Codable, Hashable, Sendable {
  /// The absolute path of the app's file.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// The function with the line.
  package var function: String
  /// The message of Swift's runtime, such as `Fatal error: no user`; nil if it wrote none.
  package var message: String?

  package init(file: String, line: Int, function: String, message: String? = nil) {
    (self.file, self.line, self.function, self.message) = (file, line, function, message)
  }

  /// The message without a location, or the function.
  package var reason: String { message ?? "the app stopped in \(function)" }
}
