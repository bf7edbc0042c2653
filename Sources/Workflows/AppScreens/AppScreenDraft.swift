import EngineProtocol
import Reporting
import ScenarioModel
import SnapshotModel

/// A scenario for a controller of an app, made by its code or by a storyboard.
package struct AppScreenDraft: Sendable {
  /// The class, or the scene and its storyboard, for people.
  let subject: String
  /// The location of the class or of the scene; nil if it is unknown.
  let location: String?
  /// The name of the screen in the scenario begins every path.
  let screen: ScreenReference
  /// The name in recordings.
  let name: String
  let matrix: Matrix
  /// The app's class of the controller; nil for a class of UIKit.
  let type: String?
  /// The settings from the app's Info.plist; nil without any.
  var simulation: SimulationSettings?
  /// The containers and bars around the screen in the app.
  var surroundings = ScreenSurroundings()
  /// The names of the fields that get the focus.
  var fields: [String] = []
  /// The expression that prepares the data of the app.
  var fixtures: String?
  /// The values that ``fixtures`` assumes, such as `user: User()`.
  var assumed: [String] = []

  private var scenario: Scenario {
    Scenario(
      name: name,
      screens: [screen],
      fixtures: fixtures,
      navigation: surroundings.navigation,
      bars: surroundings.bars,
      splitView: surroundings.splitView,
      simulation: simulation,
      technique: .none,
      matrix: matrix,
      steps: steps
    )
  }

  /// Half a second is longer than the keyboard's animation, and a second is longer than a rotation.
  private var steps: [ScenarioStep] {
    var names = NameClaims()
    func checkpoint(_ name: String) -> ScenarioStep { .checkpoint(name: names.claim([name])) }
    var steps = [.wait(seconds: 0.5), checkpoint("at rest")]
    for field in fields {
      steps += [.focus(view: field), .wait(seconds: 0.5), checkpoint("\(field) focused")]
    }
    if !fields.isEmpty {
      steps += [.resign, .wait(seconds: 0.5), checkpoint("keyboard gone")]
    }
    for orientation in matrix.turns ? [RotationTarget.landscape, .portrait] : [] {
      steps += [
        .rotate(to: orientation), .wait(seconds: 1), checkpoint("in \(orientation.rawValue)"),
      ]
    }
    return steps
  }

  /// Returns the file with its comments, without the keys of an inherited matrix.
  func text(inheriting matrix: Matrix?) -> String {
    scenario.text(
      comments: [
        "Written by 'scvdb init'. Edit the file as you like.",
        "'scvdb help scenarios' describes all keys.",
      ] + assumed.map { "Assumed by fillOptionals(): \($0.shortened)" },
      inheriting: matrix
    )
  }

  /// The first case, to try the screen.
  func trial() throws -> CaseQuestion? {
    var scenario = scenario
    scenario.matrix.devices = Array(scenario.matrix.devices.prefix(1))
    scenario.matrix.keepFirstOrientations()
    let file = try ScenarioFile.parse(text: scenario.text(), file: "\(name).yaml", name: name)
    // The app's engine makes the only screen, so no document is loaded.
    return try file.questions(loadScene: { scene, _, _ in
      screen.appScene ?? Screen(name: screen.name, rootView: .placeholder(named: scene.file))
    }).first
  }

  /// Returns the draft with values in the optional properties of controllers, in a navigation
  /// controller, and with both.
  ///
  /// - Parameter optionals: The values in the optional properties.
  /// - Returns: The variants, in the order of trials.
  func variants(assuming optionals: [String]) -> [AppScreenDraft] {
    [(true, false), (false, true), (true, true)].compactMap { fillsOptionals, isInNavigation in
      guard !(isInNavigation && surroundings.navigation) else { return nil }
      var draft = self
      if fillsOptionals { (draft.fixtures, draft.assumed) = ("fillOptionals()", optionals) }
      if isInNavigation { draft.surroundings.navigation = true }
      return draft
    }
  }

  /// Returns the draft with the focus in the named fields of a snapshot.
  func focusing(fieldsOf run: Run) -> AppScreenDraft {
    let views = run.steps.lazy.compactMap(\.snapshot).first?.views ?? []
    var draft = self
    let fields = views.filter { view in
      ["UITextField", "UITextView", "UISearchTextField"].contains(view.className) && !view.isHidden
    }
    // Steps cannot name a view by its class.
    draft.fields =
      fields.map(\.path.lastName).filter { name in
        name.wholeMatch(of: /(textField|textView|searchTextField)(-[0-9]+)?/) == nil
      }.distinct
    return draft
  }
}

extension AppScreenDraft {
  /// Creates the draft of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - location: The location of the class.
  ///   - name: The name in recordings.
  ///   - matrix: The cases.
  init(type: String, location: String?, name: String, matrix: Matrix) {
    self.init(
      subject: type,
      location: location,
      screen: ScreenReference(
        name: SafeName(type.shortControllerName).camelCased ?? "screen",
        source: .code(.controller(type))
      ),
      name: name,
      matrix: matrix,
      type: type
    )
  }
}

extension String {
  /// The name of a controller's class without its usual endings and modules: `Login`.
  var shortControllerName: String {
    let name = split(separator: ".").last.map(String.init) ?? self
    for ending in ["ViewController", "Controller", "VC"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
