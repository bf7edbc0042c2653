import EngineProtocol
import ScenarioModel
import SnapshotModel

/// A scenario for a controller of an app.
struct AppScreenDraft {
  /// The class of the controller.
  let type: String
  /// The name in recordings.
  let name: String
  let matrix: Matrix
  /// The names of the fields that get the focus.
  var fields: [String] = []

  /// The name of the screen, which begins every path.
  private var screenName: String { SafeName(type.shortControllerName).camelCased ?? "screen" }

  private var scenario: Scenario {
    Scenario(
      name: name,
      screens: [ScreenReference(name: screenName, source: .code(.controller(type)))],
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
    for orientation in matrix.orientations.count > 1 ? [RotationTarget.landscape, .portrait] : [] {
      steps += [
        .rotate(to: orientation), .wait(seconds: 1), checkpoint("in \(orientation.rawValue)"),
      ]
    }
    return steps
  }

  /// The file with its comments.
  var text: String {
    scenario.text(comments: [
      "Written by 'scvdb init'. Edit the file as you like.",
      "'scvdb help scenarios' describes all keys.",
    ])
  }

  /// The first case, to try the screen.
  func trial() throws -> CaseQuestion? {
    var scenario = scenario
    scenario.matrix.devices = Array(scenario.matrix.devices.prefix(1))
    scenario.matrix.orientations = Array(scenario.matrix.orientations.prefix(1))
    let file = try ScenarioFile.parse(text: scenario.text(), file: "\(name).yaml", name: name)
    // The code of the app makes the only screen, so no document is loaded.
    return try file.questions(loadScene: { scene, _, _ in
      Screen(name: name, rootView: .placeholder(named: scene.file))
    }).first
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
