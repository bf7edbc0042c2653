import PortSupport
import ScenarioModel

/// Reports the parts of interface files that the application's code does not match.
///
/// UIKit writes such problems to its log and continues.
@MainActor
enum InterfaceReport {
  /// Reports a problem once, with its location in the file.
  static func add(_ problem: String, at location: FileLocation) {
    let text = "\(location.file):\(location.line):\(location.column): warning: \(problem)"
    InterfaceProblems.current.add(text)
    warn(text)
  }
}
