/// The problems in the interface files of one device.
///
/// For example a controller's class is missing, and the scene shows its base class.
@MainActor
package final class InterfaceProblems {
  package static var current: InterfaceProblems {
    SimulatedDevice.current.singleton { InterfaceProblems() }
  }

  /// The problems in their order, each with its file, line and column.
  package private(set) var all: [String] = []

  package func add(_ problem: String) {
    if !all.contains(problem) { all.append(problem) }
  }
}
