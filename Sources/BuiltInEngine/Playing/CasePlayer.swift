import LayoutEngine
import ScenarioModel

/// Plays one case on its own device and records the screens.
///
/// Virtual time passes only in `wait` steps. Every other step starts its change and handles the
/// events of that moment. After `push` or `rotate` the transition is running.
@MainActor
final class CasePlayer {
  let question: CaseQuestion
  let device: SimulatedDevice
  var recorder: RunRecorder
  private let revision: EngineRevision
  private let makers: ScreenMakers
  private var estimates: ScreenEstimates?
  private let window: UIWindow
  private(set) var tabs: UITabBarController?

  /// The layers of the tabs; one without tabs.
  private var tabLayers: [ScreenLayer] = []
  /// The index of the selected tab.
  private var selected = 0
  /// The presentations over the window, the last on top.
  private var presented: [ScreenLayer] = []

  /// Whether a step was impossible, so that the later steps are not played.
  private(set) var isOver = false
  /// The index of the current step, for failures.
  private var stepIndex = 0
  /// The scenario's steps or the parts of a turn, and the index of the current one.
  var currentSteps: (steps: [ScenarioStep], index: Int) = ([], 0)

  /// Answers a question, on the calling thread.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - hash: The question's hash, which is part of the answer.
  ///   - identity: The engine that answers.
  ///   - revision: The behavior of that engine.
  ///   - makers: Make the controllers of screens that no question describes.
  ///   - search: The search for estimated sizes; nil for all sizes.
  ///   - recordsGeometry: See ``BuiltInEngine/withoutGeometry``.
  /// - Returns: The answer.
  /// - Throws: An error about a question that cannot be answered.
  nonisolated static func answer(
    _ question: CaseQuestion,
    hashed hash: QuestionHash,
    as identity: EngineIdentity,
    revision: EngineRevision,
    making makers: ScreenMakers = ScreenMakers(),
    _ search: EstimateSearch? = nil,
    recordsGeometry: Bool = true
  ) throws(EngineError) -> Run {
    try withPlayer(
      of: question,
      revision: revision,
      making: makers,
      recordsGeometry: recordsGeometry
    ) { player throws(EngineError) in
      player.take(ScreenEstimates(of: question, revision: revision, on: player, search))
      return try player.play(as: identity, hash)
    }
  }

  /// Runs `body` as code of the device of a question, with the first screens at rest.
  nonisolated static func withPlayer<Value>(
    of question: CaseQuestion,
    revision: EngineRevision,
    making makers: ScreenMakers = ScreenMakers(),
    isDrawn: Bool = false,
    recordsGeometry: Bool = true,
    _ body: @MainActor (CasePlayer) throws(EngineError) -> Value
  ) throws(EngineError) -> Value {
    if let problem = question.device.problem {
      throw .badQuestion("device \(question.device.id): \(problem)")
    }
    var options = SimulationOptions(question)
    let width = options.multitasking.width
    if let obstacle = width.obstacle(
      on: question.device,
      in: question.orientation,
      system: question.system
    ), obstacle != .phone {
      throw .badQuestion("device \(question.device.id): \(obstacle.reason)", [.fix(obstacle.fix)])
    }
    // At a checkpoint, content has its final scroll position, as animated views have their final
    // frames.
    options.scrollsFrameByFrame = false
    options.isDrawn = isDrawn
    do throws(ScreenBuildError) {
      options.fonts = try ScreenFonts.read(for: question.screens)
    } catch {
      throw .badQuestion(error.report.message, error.report.advice)
    }
    let device = SimulatedDevice(
      model: question.device,
      orientation: question.orientation,
      options: options
    )
    return try device.enter { () throws(EngineError) in
      let player = try CasePlayer(
        question,
        on: device,
        revision,
        makers,
        recordsGeometry: recordsGeometry
      )
      try player.prepareWindow()
      device.clock.settle()
      return try body(player)
    }
  }

  private init(
    _ question: CaseQuestion,
    on device: SimulatedDevice,
    _ revision: EngineRevision,
    _ makers: ScreenMakers,
    recordsGeometry: Bool
  ) throws(EngineError) {
    self.question = question
    self.device = device
    self.revision = revision
    self.makers = makers
    window = UIWindow()
    recorder = RunRecorder(
      device: device,
      window: window,
      for: question.scenario,
      omissions: makers.omissions,
      recordsGeometry: recordsGeometry
    )
    guard let first = question.screens.first else {
      throw .badQuestion(
        "scenario \(question.scenario.name) has no screens",
        [.fix("give it one")]
      )
    }
    try prepareFixtures()
    for name in question.scenario.tabs ?? [first.name] {
      let controller = try makeRoot(ofScreenNamed: name, inNavigation: question.scenario.navigation)
      tabLayers.append(ScreenLayer(of: controller, hasNavigation: question.scenario.navigation))
    }
  }

  /// Prepares the data of the app, before any of its screens.
  private func prepareFixtures() throws(EngineError) {
    guard let fixtures = question.scenario.fixtures else { return }
    guard let prepare = makers.fixtures[fixtures] else {
      throw unknown(
        "fixtures",
        fixtures,
        in: "the engine",
        among: makers.fixtures.keys.sorted(),
        Self.newExpression
      )
    }
    do {
      try device.attributing(to: .application) { try prepare() }
    } catch {
      let report = FailureReport(error)
      throw failure("the fixtures failed: \(report.text)", report.advice)
    }
  }

  /// Stores the estimated sizes before the first step.
  private func take(_ estimates: ScreenEstimates) {
    self.estimates = estimates
    for screen in tabLayers.flatMap(\.screens) { screen.estimates = estimates[screen.screen] }
  }

  private func play(
    as identity: EngineIdentity,
    _ hash: QuestionHash
  ) throws(EngineError) -> Run {
    try playSteps(upTo: question.scenario.steps.count)
    return recorder.run(of: question, hashed: hash, by: identity)
  }

  /// Plays the first steps of the scenario, up to `count`.
  func playSteps(upTo count: Int) throws(EngineError) {
    recorder.begin(on: stack)
    let steps = question.scenario.steps
    for (index, step) in steps.prefix(count).enumerated() {
      stepIndex = index
      currentSteps = (steps, index)
      uncoverDismissed()
      recorder.begin(step, index: index)
      try device.attributing(to: .script) { () throws(EngineError) in try perform(step) }
      if !step.isWait { device.clock.settle() }
      uncoverDismissed()
      followAppCode()
      let stack = stack
      if let problem = stack.lazy.compactMap(\.problem).first { throw failure(problem) }
      recorder.end(step, index: index, stack: stack)
      if isOver { break }
    }
  }

  /// Puts the first screen into its containers and shows it.
  func prepareWindow() throws(EngineError) {
    let scenario = question.scenario
    if scenario.bars?.toolbar == true || scenario.bars?.tabBar == true {
      // The scenario's own bars take precedence over the document.
      for layer in tabLayers { layer.screens[0].shown.hidesBottomBarWhenPushed = false }
    }
    var root = tabLayers[0].root
    if scenario.bars?.tabBar != nil || scenario.tabs != nil {
      let tabs = UITabBarController()
      tabs.viewControllers = tabLayers.map(\.root)
      self.tabs = tabs
      root = tabs
    }
    if let column = scenario.splitView {
      root = UISplitViewController(root, in: column)
    }
    if let frame = scenario.rootViewFrame {
      root = WindowPartController(root, frame: CGRect(frame))
    }
    for index in tabLayers.indices {
      selected = index
      try show(scenario.bars ?? Bars())
    }
    selected = 0
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  // MARK: For the steps

  /// All screens of the selected tab and of the presentations over it, the top last.
  var stack: [ScreenViewController] {
    tabLayers[selected].screens + presented.flatMap(\.screens)
  }

  /// The top layer: the last presentation, or the layer of the selected tab.
  private var layer: ScreenLayer {
    get { presented.last ?? tabLayers[selected] }
    set {
      if presented.isEmpty {
        tabLayers[selected] = newValue
      } else {
        presented[presented.count - 1] = newValue
      }
    }
  }

  /// The navigation controller of the top screen.
  var navigation: UINavigationController? { layer.navigation }

  /// The layer of the screen that steps act on.
  var topLayer: ScreenLayer { layer }

  /// Changes the screens of the top layer, after navigation by the code of an app.
  func replaceTopScreens(by screens: [ScreenViewController]) { layer.screens = screens }

  /// Returns whether a controller is the root of a presentation.
  func isPresented(_ controller: UIViewController) -> Bool {
    presented.contains { $0.root === controller }
  }

  /// Touches the tab of a screen; the selected tab returns to its root.
  func selectTab(of screen: String, focus: String?) throws(EngineError) {
    guard let tabs, let names = question.scenario.tabs else {
      throw failure("the scenario has no tabs", .fix("add 'tabs: [...]'"))
    }
    guard let index = names.firstIndex(of: screen) else {
      throw unknown("tab", screen, in: "the scenario", among: names)
    }
    let previous = topScreen
    if index == selected { tabLayers[index].screens.removeLast(tabLayers[index].screens.count - 1) }
    selected = index
    try focusWhileAppearing(focusOfReturn(focus), in: topScreen)
    tabs.touchTab(at: index)
    // A screen that was not removed does not appear again.
    if topScreen === previous { topScreen.focusNow() }
  }

  /// The screen that steps act on.
  var topScreen: ScreenViewController {
    guard let top = stack.last else { preconditionFailure("a player always has a screen") }
    return top
  }

  /// Makes the controller of the screen with a name.
  func makeController(ofScreenNamed name: String) throws(EngineError) -> ScreenViewController {
    guard let screen = question.screens.first(where: { $0.name == name }) else {
      throw unknown("screen", name, in: "the scenario", among: question.screens.map(\.name))
    }
    return try makeController(of: screen)
  }

  /// Makes the first controller of a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - inNavigation: Whether a navigation controller shows it. A scene of an app gets the one of
  ///     its storyboard if that has a class of the app.
  /// - Returns: The controller.
  /// - Throws: An error about the screen.
  func makeRoot(
    ofScreenNamed name: String,
    inNavigation: Bool
  ) throws(EngineError) -> ScreenViewController {
    let controller = try makeController(ofScreenNamed: name)
    let shown = controller.shown
    guard inNavigation, shown.navigationController == nil, !(shown is UINavigationController) else {
      return controller
    }
    device.attributing(to: .application) {
      guard let stack = makers.navigationController(around: controller.screen) else { return }
      stack.viewControllers = [shown]
      controller.container = stack
    }
    return controller
  }

  private func makeController(of screen: Screen) throws(EngineError) -> ScreenViewController {
    if let maker = makers.maker(of: screen) { return try makeController(of: screen, by: maker) }
    if let code = screen.code { throw unknown(code, of: screen) }
    do throws(ScreenBuildError) {
      let controller = try ScreenViewController(
        screen: screen,
        scenario: question.scenario,
        revision: revision
      )
      controller.estimates = estimates?[screen] ?? []
      return controller
    } catch {
      throw failure(error)
    }
  }

  /// Returns the error of a screen with code that the engine does not contain.
  private func unknown(_ code: ControllerCode, of screen: Screen) -> EngineError {
    guard !makers.byCode.isEmpty else {
      let error = ScenarioProblem.codeWithoutEngine(code, engine: revision.label)
      return failure("screen \(screen.name): \(error.message)", error.advice)
    }
    let known = makers.byCode.keys.map(\.text).sorted()
    return unknown("code", code.text, in: "the app's engine", among: known, Self.newExpression)
  }

  private func makeController(
    of screen: Screen,
    by maker: ScreenMaker
  ) throws(EngineError) -> ScreenViewController {
    do {
      let made = try device.attributing(to: .application) { try maker() }
      let navigation = screen.code == nil ? nil : made as? UINavigationController
      let appController = navigation?.viewControllers.first ?? made
      recorder.names.code.add(appController, as: screen.name)
      return ScreenViewController(
        screen: screen,
        appController: appController,
        names: recorder.names.code
      )
    } catch {
      let report = FailureReport(error)
      throw failure("screen \(screen.name) cannot be built: \(report.text)", report.advice)
    }
  }

  /// Pushes a screen onto the stack.
  func push(_ controller: ScreenViewController, animated: Bool) throws(EngineError) {
    let navigation = try requiredNavigation()
    recorder.recordPush(.push, from: topScreen, to: controller, animated: animated)
    layer.screens.append(controller)
    navigation.pushViewController(controller.shown, animated: animated)
  }

  /// Removes the top screen from the stack.
  func pop(animated: Bool, focus: String?) throws(EngineError) {
    let navigation = try requiredNavigation()
    guard layer.screens.count > 1, let popped = layer.screens.popLast() else {
      throw failure(
        "screen \(topScreen.screen.name) is the only one on the stack",
        .fix("push one first")
      )
    }
    try focusWhileAppearing(focusOfReturn(focus), in: topScreen)
    recorder.recordPush(.pop, from: popped, to: topScreen, animated: animated)
    navigation.popViewController(animated: animated)
  }

  /// Starts an interactive pop, which becomes a pop once it is certain to complete.
  func beginSwipeBack(_ request: SwipeBackRequest) throws(EngineError) -> UINavigationController {
    let (navigation, completes) = (try requiredNavigation(), request.completes)
    if layer.screens.count > 1 {
      let returning = layer.screens[layer.screens.count - 2]
      try focusWhileAppearing(
        completes ? focusOfReturn(request.focus) : request.focus,
        in: returning
      )
    }
    guard layer.screens.count > 1, navigation.beginSwipeBack() else {
      throw failure(
        "a swipe does not lead back from screen \(topScreen.screen.name)",
        .hint("is the navigation bar hidden?")
      )
    }
    if completes {
      let popped = layer.screens.removeLast()
      recorder.recordPush(.pop, from: popped, to: topScreen, animated: true)
    }
    return navigation
  }

  /// Returns the field that gets the focus when a screen returns, from the current step or a
  /// following `focus` step.
  ///
  /// Code that returns and then focuses a field does both before UIKit starts the transition.
  func focusOfReturn(_ stated: String?) -> String? {
    if let stated { return stated }
    let (steps, next) = (currentSteps.steps, currentSteps.index + 1)
    guard next < steps.count, case .focus(let view) = steps[next] else { return nil }
    return view
  }

  // MARK: Presentations

  /// Adds a presentation over the previous screens.
  func cover(with layer: ScreenLayer) { presented.append(layer) }

  /// Removes the last presentation.
  func uncover() { presented.removeLast() }

  /// Removes presentations that a gesture has dismissed.
  private func uncoverDismissed() {
    while let last = presented.last, last.root.presentingViewController == nil { uncover() }
  }

  /// Returns the root of the last presentation; throws if there is none.
  func requiredPresentation() throws(EngineError) -> UIViewController {
    guard let layer = presented.last else {
      throw failure("nothing is presented", .fix("present a screen first"))
    }
    return layer.root
  }

  /// Returns to a screen below the top one, or to the nearest for nil, as an unwind segue does.
  func unwind(to name: String?, focus: String?, animated: Bool) throws(EngineError) {
    let layers = [tabLayers[selected]] + presented
    let candidates = layers.indices.flatMap { layer in
      layers[layer].screens.indices.map { (layer: layer, screen: $0) }
    }.dropLast()
    let target = candidates.last { candidate in
      name.map { layers[candidate.layer].screens[candidate.screen].screen.name == $0 } ?? true
    }
    guard let target else {
      throw failure(
        "there is no screen\(name.map { " '\($0)'" } ?? "") below '\(topScreen.screen.name)' to go "
          + "back to",
        .fix("name a screen that was shown earlier, or remove the step")
      )
    }
    let covering = target.layer < presented.count ? presented[target.layer].root : nil
    presented.removeLast(presented.count - target.layer)
    let leaving = layer.screens[(target.screen + 1)...]
    layer.screens.removeLast(leaving.count)
    try focusWhileAppearing(focusOfReturn(focus), in: topScreen)
    if let popped = leaving.last {
      let isSeen = animated && covering == nil
      recorder.recordPush(.pop, from: popped, to: topScreen, animated: isSeen)
      try requiredNavigation().popToViewController(topScreen.shown, animated: isSeen)
    }
    if topScreen.shown.viewIfLoaded?.window != nil, covering != nil { topScreen.focusNow() }
    covering?.presentingViewController?.dismiss(animated: animated)
  }

  // MARK: Navigation

  /// Returns the navigation controller of the top screen; throws if there is none.
  func requiredNavigation() throws(EngineError) -> UINavigationController {
    guard let navigation else {
      throw failure("the scenario has no navigation", .fix("add 'navigation: true'"))
    }
    return navigation
  }

  // MARK: Failures

  /// Ends the case at the current step, which is impossible for a view.
  func end(with step: ScenarioStep, at view: UIView, because reason: String) {
    isOver = true
    recordImpossible(step, at: view, because: reason)
  }

  /// Records a finding about the current step and a view.
  func recordImpossible(_ step: ScenarioStep, at view: UIView, because reason: String) {
    recorder.recordImpossible(
      step.line(for: question.scenario.technique),
      at: view,
      because: reason,
      on: stack
    )
  }

  /// Returns an error about the current step.
  func failure(_ reason: String, _ advice: Advice) -> EngineError { failure(reason, [advice]) }

  /// Returns an error about the current step, with its fixes and hints.
  func failure(_ reason: String, _ advice: [Advice]) -> EngineError {
    let steps = question.scenario.steps
    let step =
      steps.indices.contains(stepIndex)
      ? ", step \(stepIndex + 1) (\(steps[stepIndex].keyword))" : ""
    return .badQuestion("scenario \(question.scenario.name)\(step): \(reason)", advice)
  }

  /// Returns the error of a screen at the current step.
  private func failure(_ error: ScreenBuildError) -> EngineError {
    failure(error.report.message, error.report.advice)
  }

  /// The advice for an expression that the engine of an app was built without.
  private static let newExpression = Advice.fix(
    "build the engine again with 'scvdb-port engine', which compiles new expressions"
  )

  /// Returns an error about an unknown name, with the most similar known name.
  func unknown(
    _ kind: String,
    _ name: String,
    in owner: String,
    among known: [String],
    _ advice: Advice...
  ) -> EngineError {
    let reason = "\(owner) has no \(kind) named '\(name)'"
    if let nearest = nearestSpelling(to: name, among: known) {
      return failure(reason, advice + [.hint("did you mean '\(nearest)'?")])
    }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return failure(reason, advice + [.hint(known.isEmpty ? "it has none" : "it has \(list)")])
  }
}
