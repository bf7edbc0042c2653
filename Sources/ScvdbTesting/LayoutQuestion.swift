import ScenarioModel

/// The question of a test, before its validation.
struct LayoutQuestion {
  var name: String
  var devices: LayoutDevices
  var orientations: [LayoutOrientation]
  var steps: [LayoutStep]

  /// The name of the only screen, and the first part of its views' paths.
  ///
  /// It is the last part of the layout's name.
  var screenName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Returns one validated question for each case.
  func questions() throws(LayoutError) -> [CaseQuestion] {
    try checkName()
    try checkSteps()
    for id in devices.ids where Devices.device(id: id) == nil {
      throw .unknownDevice(id, nearest: Devices.nearest(to: id))
    }
    let scenario = scenario
    let questions = scenario.cases().map { item in
      CaseQuestion(
        scenario: scenario,
        screens: [Screen(name: screenName, rootView: rootView)],
        device: item.device,
        orientation: item.orientation,
        system: item.system,
        settings: item.user
      )
    }
    guard !questions.isEmpty else { throw .noCase }
    return questions
  }

  private var scenario: Scenario {
    Scenario(
      name: name,
      screens: [ScreenReference(name: screenName, source: .inPlace(rootView))],
      technique: .none,
      matrix: Matrix(
        devices: devices.ids.distinct,
        orientations: orientations.map(\.catalogOrientation).distinct
      ),
      steps: steps.map(\.step)
    )
  }

  /// A placeholder, because only the code defines the root view.
  private var rootView: ViewNode { .placeholder(named: screenName) }

  private func checkName() throws(LayoutError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isUsable = parts.allSatisfy { part in
      !part.isEmpty && part.first != "."
        && part.unicodeScalars.allSatisfy {
          !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
    }
    guard isUsable else { throw .unusableName(name) }
  }

  private func checkSteps() throws(LayoutError) {
    var checkpoints: Set<String> = []
    for step in steps.map(\.step) {
      switch step {
      case .checkpoint(let name, _, _):
        guard checkpoints.insert(name).inserted else { throw .repeatedCheckpoint(name) }
      case .wait(let seconds):
        guard (0...3600).contains(seconds) else { throw .unusableTime(seconds) }
      default: break
      }
    }
    guard !checkpoints.isEmpty else { throw .noCheckpoint }
  }
}
