import ScenarioModel

/// A change to the surroundings of a scenario's screens.
///
/// An app may show the same screen in containers, on systems and with keyboards that its scenario
/// does not mention; a technique has to cope with all of them.
enum Variation: Hashable, Sendable {
  /// A navigation controller, with a copy of the first screen if there is no second screen.
  case navigation
  case tabBar
  case toolbar
  /// The first screen's controller extends its safe area.
  case additionalSafeArea
  case system(SystemVersion)
  case keyboard(KeyboardBehavior)

  /// Keyboard behavior of some systems only.
  enum KeyboardBehavior: CaseIterable, Sendable {
    case firstBeginsWithoutHeight, hidesWithoutHeight, announcesEachFocus, showsPredictions
  }

  /// All variations that apply to a case, in the order of their application.
  static func all(for question: CaseQuestion) -> [Variation] {
    var kinds: [Variation] = [.navigation, .tabBar, .toolbar, .additionalSafeArea]
    if let system = question.device.legacySystem { kinds.append(.system(system)) }
    kinds += KeyboardBehavior.allCases.map(Variation.keyboard)
    return kinds.filter { $0.fits(question) }
  }

  /// Whether the case does not determine this property.
  private func fits(_ question: CaseQuestion) -> Bool {
    let scenario = question.scenario
    return switch self {
    case .navigation: !scenario.navigation || question.screens.count == 1
    case .tabBar: scenario.bars?.tabBar == nil
    case .toolbar: scenario.navigation && scenario.bars?.toolbar == nil
    case .additionalSafeArea:
      scenario.technique.row.requiresSafeArea && question.hasSafeArea
        && question.screens.first?.additionalSafeAreaInsets == nil
    case .system: scenario.matrix.systems == nil && !scenario.technique.row.requiresSafeArea
    case .keyboard: true
    }
  }

  /// Applies the variation to a case.
  func apply(to question: inout CaseQuestion) {
    switch self {
    case .navigation: question.embedInNavigation()
    case .tabBar: question.scenario.setBar(\.tabBar)
    case .toolbar: question.scenario.setBar(\.toolbar)
    case .additionalSafeArea: question.addToSafeArea(Insets(top: 0, left: 0, bottom: 30, right: 0))
    case .system(let system):
      question.system = system
      question.device = question.device.running(system)
      question.scenario.matrix.systems = [system]
    case .keyboard(let behavior):
      var settings = question.scenario.simulation ?? SimulationSettings()
      switch behavior {
      case .firstBeginsWithoutHeight: settings.keyboardFirstBeginsWithoutHeight = true
      case .hidesWithoutHeight: settings.keyboardHidesWithoutHeight = true
      case .announcesEachFocus: settings.keyboardAnnouncesEachFocus = true
      case .showsPredictions: settings.showsPredictions = true
      }
      question.scenario.simulation = settings
    }
  }
}

extension Device {
  /// A system without safe areas, where bars were insets; nil if the device ran none.
  fileprivate var legacySystem: SystemVersion? {
    [SystemVersion(9, 3), SystemVersion(10, 3)].first(where: systems.contains)
  }
}

extension Scenario {
  fileprivate mutating func setBar(_ bar: WritableKeyPath<Bars, Bool?>) {
    var bars = bars ?? Bars()
    bars[keyPath: bar] = true
    self.bars = bars
  }
}

extension CaseQuestion {
  /// Views have no safe area before iOS 11.
  fileprivate var hasSafeArea: Bool { system.map { $0 >= SystemVersion(11) } ?? true }

  fileprivate mutating func embedInNavigation() {
    scenario.navigation = true
    guard screens.count == 1 else { return }
    let name = scenario.screens[0].name == "pushed" ? "second" : "pushed"
    scenario.screens.append(scenario.screens[0])
    scenario.screens[1].name = name
    screens.append(screens[0])
    screens[1].name = name
  }

  fileprivate mutating func addToSafeArea(_ insets: Insets) {
    scenario.screens[0].additionalSafeAreaInsets = insets
    screens[0].additionalSafeAreaInsets = insets
  }
}
