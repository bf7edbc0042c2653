package import DeviceCatalog
package import ProjectFiles
package import SnapshotModel

/// A mistake in a scenario file: its location, the problem, and the fix.
package struct ScenarioError: Error, Equatable {
  /// The location of the invalid key or value.
  package var location: FileLocation
  /// The problem, which has its fix or hint.
  package var problem: ScenarioProblem

  package init(_ problem: ScenarioProblem, at location: FileLocation) {
    self.location = location
    self.problem = problem
  }
}

extension ScenarioError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    FailureReport(problem.message, at: location, advice: problem.advice)
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}

/// The mistakes that a scenario file can have.
package enum ScenarioProblem: Equatable, Sendable {
  // The text.
  case tooLarge(limit: Int)
  case notOfKind(FileKind)
  case notYAML(String)
  case forbiddenYAML(String)
  case keyIsNotText
  case repeatedKey(String)

  // One value.
  case wrongType(label: String, expected: String, found: String)
  case outOfRange(label: String, expected: String, found: String)
  case unknownKey(String, of: String, known: [String])
  case missingKey(String, of: String)
  case keyWithoutEffect(String, String, fix: String)
  case unknownWord(String, kind: String, known: [String])
  case unknownDevice(String, nearest: String?)
  case systemOfOtherDevices(String, device: String, systems: String)
  case systemOfNoDevice(String, devices: String)
  case widthsOfPhones
  case widthWithoutCases(ApplicationWidth, WidthObstacle)
  case tooManyCases(Int)
  case settingOfMatrix(String, axis: String)
  case emptyList(label: String)
  case repeatedItem(String, label: String)
  case badName(String, label: String)
  case notAClassName(String, label: String)
  /// An invalid path of a database.
  case badDatabase(String)
  case twoOf(String, String, subject: String)
  case eventOfDevice(String, subject: String)
  case badComparison(reason: String, Advice)

  // Values that contradict each other.
  case noCheckpoint
  case tooManyRecordedViews(Int)
  case pushWithoutNavigation
  case nothingToPop
  case noTabs
  case nothingToDismiss
  case nothingToUnwindTo(String?)
  case noSegues(screen: String)
  case unknownSegue(String, screen: String, known: [String], hasOthers: Bool)
  case ambiguousSegue(String, screen: String)
  case unusableSegue(String, reason: String, at: FileLocation)
  case missingStoryboard(String, segue: String, folder: String)
  case ambiguousStoryboard(String, segue: String, paths: [String])
  case nothingToTouch(view: String, screen: String)
  case screenNeverShown(String)
  case optionsWithoutTechnique
  case optionOfAnotherTechnique(String, technique: String, known: [String])
  case engineOfAnotherTechnique(String, only: String, technique: String)
  case changesOutOfOrder
  case backwardWait(Double, reached: Double)
  case endsTurn
  case barWithoutNavigation(String)
  case tabBarUnmentioned
  case notAScrollView(view: String, quantity: String)
  case tooManyRowViews(list: String, count: Int)
  case unknownItem(String, kind: String, screen: String, known: [String])
  case viewOnOwnKeyboard(String, label: String)
  case cannotBecomeFirstResponder(view: String, className: String)
  case twoScenarios(name: String, other: String)
  case similarScenarios(name: String, other: String, file: String)
  case screenFileNamesAnother
  case codeWithoutEngine(ControllerCode, engine: String)
  case refusedFile(String, FileRefusal)
}

extension ScenarioProblem {
  /// The problem, in one clause.
  package var message: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .notOfKind(let kind): FileRefusal(.wrongContent(kind), at: "").problem
    case .notYAML(let reason): "the file is not YAML: \(reason)"
    case .forbiddenYAML(let feature): "scenario files cannot contain \(feature)"
    case .keyIsNotText: "a key must be plain text"
    case .repeatedKey(let key): "the key '\(key)' is written twice in one map"
    case .wrongType(let label, let expected, let found),
      .outOfRange(let label, let expected, let found):
      "\(label) must be \(expected), not \(found)"
    case .unknownKey(let key, let subject, _): "\(subject) has no key '\(key)'"
    case .missingKey(let key, let subject): "\(subject) is missing the key '\(key)'"
    case .keyWithoutEffect(let key, let reason, _): "'\(key)' has no effect \(reason)"
    case .unknownWord(let word, let kind, _): "there is no \(kind) '\(word)'"
    case .unknownDevice(let id, _): "there is no device '\(id)'"
    case .systemOfOtherDevices(let system, let device, _):
      "the device '\(device)' does not run iOS \(system)"
    case .systemOfNoDevice(let system, let devices): "no device of \(devices) runs iOS \(system)"
    case .widthWithoutCases(let width, let obstacle):
      "no case has the width '\(width.word)': \(obstacle.reason)"
    case .tooManyCases(let count):
      "'matrix' has \(count) cases, more than \(Matrix.caseLimit)"
    case .widthsOfPhones: "phones show one application at a time, as wide as the screen"
    case .settingOfMatrix(let setting, let axis):
      "'simulation' sets '\(setting)', but 'matrix' varies it by '\(axis)'"
    case .emptyList(let label): "\(label) is empty"
    case .repeatedItem(let item, let label): "\(label) contains '\(item)' twice"
    case .badDatabase(let name): "'database' cannot be '\(escaped(name))': it would store nothing"
    case .badName(let name, let label): "\(label) cannot be called '\(escaped(name))'"
    case .notAClassName(let text, let label):
      "\(label) must be the name of a class, not '\(escaped(text))'"
    case .twoOf(let first, let second, let subject):
      "\(subject) has both '\(first)' and '\(second)'"
    case .eventOfDevice(let kind, let subject):
      "the event '\(kind)' happens to the whole device, not to '\(subject)'"
    case .badComparison(let reason, _): reason
    case .noCheckpoint: "the steps record nothing"
    case .tooManyRecordedViews(let count):
      "the checkpoints record \(count) views, more than \(Scenario.recordedViewLimit)"
    case .pushWithoutNavigation: "a push needs a navigation controller"
    case .nothingToPop: "there is no pushed screen to pop"
    case .noTabs: "the scenario has no tabs"
    case .nothingToDismiss: "there is no presented screen to dismiss"
    case .nothingToUnwindTo(let name?): "the screen '\(name)' is not below the one on top"
    case .nothingToUnwindTo(nil): "there is no screen below to unwind to"
    case .noSegues(let screen): "the screen '\(screen)' is not a scene of a storyboard"
    case .unknownSegue(let name, let screen, _, _):
      "the screen '\(screen)' has no segue with the identifier '\(escaped(name))'"
    case .ambiguousSegue(let name, let screen):
      "the screen '\(screen)' has several segues with the identifier '\(escaped(name))'"
    case .unusableSegue(let name, let reason, let location):
      "no step performs the segue '\(escaped(name))' (\(location)): \(escaped(reason))"
    case .missingStoryboard(let file, let segue, let folder):
      "the segue '\(escaped(segue))' leads to '\(escaped(file))', which is not in \(folder)"
    case .ambiguousStoryboard(let file, let segue, let paths):
      "the segue '\(escaped(segue))' leads to '\(escaped(file))', the name of "
        + "\(paths.count) files: \(paths.joined(separator: ", "))"
    case .nothingToTouch(let view, let screen):
      "a touch of '\(view)' on the screen '\(screen)' starts no segue and focuses no field"
    case .screenNeverShown(let name): "the screen '\(name)' is never shown"
    case .optionsWithoutTechnique: "the technique 'none' has no options"
    case .optionOfAnotherTechnique(let option, let technique, _):
      "the technique '\(technique)' has no option '\(option)'"
    case .engineOfAnotherTechnique(let engine, let only, let technique):
      "the engine '\(engine)' supports the technique '\(only)' only, not '\(technique)'"
    case .changesOutOfOrder: "this keyboard change is earlier than the previous change"
    case .backwardWait(let seconds, let reached):
      "the time \(seconds.plain) is in the past: the previous steps take \(reached.plain) seconds"
    case .endsTurn: "this step cannot be a part of a turn of the run loop"
    case .barWithoutNavigation(let bar): "'\(bar)' needs a navigation controller"
    case .tabBarUnmentioned: "there is no tab bar controller"
    case .notAScrollView(let view, let quantity):
      "'\(view)' has no \(quantity), because it is not a scroll view"
    case .tooManyRowViews(let list, let count):
      "the rows of '\(list)' have \(count) views, more than \(ListRows.viewLimit)"
    case .unknownItem(let name, let kind, let screen, _):
      "the screen '\(screen)' has no \(kind) '\(name)'"
    case .viewOnOwnKeyboard(let view, let label):
      "\(label) cannot be '\(view)': it is the view itself, or contains it"
    case .cannotBecomeFirstResponder(let view, let className):
      "the view '\(view)' is a \(className), which does not accept keyboard input"
    case .twoScenarios(let name, let other): "the scenario '\(name)' is also in \(other)"
    case .similarScenarios(let name, let other, let file):
      "the names '\(ExactPath(name).escaped)' and '\(ExactPath(other).escaped)', of the scenario in "
        + "\(ExactPath(file).escaped), differ only in letter case or Unicode composition, which some file "
        + "systems ignore"
    case .screenFileNamesAnother: "a screen file cannot name another screen file"
    case .codeWithoutEngine(let code, let engine):
      "the engine \(engine) cannot make '\(escaped(code.text))', the code of an app"
    case .refusedFile(let path, let refusal): "'\(escaped(path))': \(refusal.problem)"
    }
  }

  /// The fixes and hints, each in one clause.
  package var advice: [Advice] {
    switch self {
    case .tooLarge: [.fix("split it into several scenarios")]
    case .notOfKind: [.fix("name another file"), .hint("all of its keys are unknown")]
    case .notYAML: [.fix("correct the syntax there")]
    case .forbiddenYAML: [.fix("write the values out where they are used")]
    case .keyIsNotText: [.fix("write a name before the colon")]
    case .repeatedKey: [.fix("remove one of the two")]
    case .wrongType(_, let expected, _), .outOfRange(_, let expected, _):
      [.fix("write \(expected)")]
    case .unknownKey(let key, _, let known):
      [suggestion(for: key, among: known)]
    case .missingKey(let key, _): [.fix("add '\(key)'")]
    case .keyWithoutEffect(_, _, let fix): [.fix(fix)]
    case .unknownWord(let word, _, let known): [suggestion(for: word, among: known)]
    case .unknownDevice(_, let nearest?): [.hint("did you mean '\(nearest)'?")]
    case .unknownDevice(_, nil): [.hint("'scvdb devices' lists all")]
    case .systemOfOtherDevices(_, _, let systems): [.hint("it runs iOS \(systems)")]
    case .systemOfNoDevice: [.fix("write a version that some of these devices run, from 7.0 on")]
    case .widthWithoutCases(_, let obstacle): [.fix(obstacle.fix)]
    case .tooManyCases: [.fix("remove values, or split it into several scenarios")]
    case .widthsOfPhones: [.fix("name an iPad among the devices, or remove 'widths'")]
    case .settingOfMatrix: [.fix("remove one of the two")]
    case .emptyList: [.fix("name at least one")]
    case .repeatedItem: [.fix("remove one of the two")]
    case .badDatabase: [.fix("write the path of a file, or omit the key")]
    case .badName: [.fix("use one line without '/' and control characters")]
    case .notAClassName: [.fix("write the expression as 'make'")]
    case .twoOf: [.fix("keep one of the two")]
    case .eventOfDevice(_, let subject): [.fix("remove 'of \(subject)'")]
    case .badComparison(_, let advice): [advice]
    case .tooManyRecordedViews: [.fix("split it into several scenarios")]
    case .noCheckpoint: [.fix("add a step such as '- checkpoint: at rest'")]
    case .pushWithoutNavigation: [.fix("add 'navigation: true' to the scenario")]
    case .nothingToPop: [.fix("push a screen first")]
    case .noTabs: [.fix("add 'tabs', a list of screens, to the scenario")]
    case .nothingToDismiss: [.fix("present a screen first")]
    case .nothingToUnwindTo: [.fix("name a screen that was shown earlier, or remove the step")]
    case .noSegues: [.fix("name its 'storyboard', or push or present a screen by its name")]
    case .unknownSegue(let name, _, let known, let hasOthers):
      hasOthers && known.isEmpty
        ? [
          .fix("write 'tap' with the view that starts one"),
          .hint("its segues have no identifiers"),
        ]
        : [suggestion(for: name, among: known)]
    case .ambiguousSegue: [.fix("write 'tap' with the view that starts the segue")]
    case .unusableSegue: [.fix("push or present a screen by its name instead")]
    case .missingStoryboard, .ambiguousStoryboard:
      [
        .fix(
          "keep one storyboard of that name beside the document, or push or present the screen by name"
        )
      ]
    case .nothingToTouch:
      [.fix("name a field, or a control, row or bar button item that has a segue")]
    case .screenNeverShown: [.fix("push or present it in a step, or remove it")]
    case .optionsWithoutTechnique: [.fix("remove 'options', or name a technique")]
    case .optionOfAnotherTechnique(_, _, let known):
      [.hint("choose from \(known.joined(separator: ", "))")]
    case .engineOfAnotherTechnique(_, let only, _):
      [.fix("write 'technique: \(only)', or name another engine")]
    case .changesOutOfOrder: [.fix("order the changes by 'at'")]
    case .backwardWait(_, let reached):
      [.fix("write at least \(reached.plain), or shorten a wait above")]
    case .endsTurn: [.fix("put it before or after the turn")]
    case .barWithoutNavigation: [.fix("add 'navigation: true' to the scenario")]
    case .tabBarUnmentioned: [.fix("add 'bars: { tabBar: true }' to the scenario")]
    case .notAScrollView: [.fix("name a scroll view")]
    case .tooManyRowViews: [.fix("write fewer rows")]
    case .unknownItem(let name, _, _, let known): [suggestion(for: name, among: known)]
    case .viewOnOwnKeyboard: [.fix("name another view, or write the view in place")]
    case .cannotBecomeFirstResponder: [.fix("name a text field, a text view or a search bar")]
    case .twoScenarios, .similarScenarios: [.fix("rename one of the two files")]
    case .screenFileNamesAnother: [.fix("name that file in the scenario")]
    case .codeWithoutEngine: [.fix(appEngineFix)]
    case .refusedFile(_, let refusal): refusal.advice
    }
  }
}

/// The correction of a screen that needs the code of an app.
package let appEngineFix = "name the app's engine with --engine, or describe the screen's views"

/// Suggests the nearest known word, or all known words if none is near.
private func suggestion(for word: String, among known: [String]) -> Advice {
  if let nearest = nearestSpelling(to: word, among: known) {
    return .hint("did you mean '\(nearest)'?")
  }
  if known.isEmpty { return .hint("there is none") }
  let shown = known.prefix(12).joined(separator: ", ")
  return .hint(known.count > 12 ? "choose from \(shown), ..." : "choose from \(shown)")
}

/// Makes control characters visible, so that a message stays on its line.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { $0.actsWhenPrinted ? "?" : String($0) }.joined()
}
