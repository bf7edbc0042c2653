package import DeviceCatalog
package import SnapshotModel

/// A question to an engine: screens, keyboard handling, devices, and steps.
package struct Scenario: Codable, Hashable, Sendable {
  /// Path without extension, relative to the folder of baselines: `sign-up/keyboard`.
  package var name: String
  /// One sentence for people, which the question's hash does not cover.
  package var description: String?
  /// The screens by name, in the order of the file; the first is on screen at the start.
  package var screens: [ScreenReference]
  /// Font files, and folders of them, relative to the scenario file; nil for none.
  package var fonts: [String]?
  /// A Swift expression that an app's engine evaluates before it makes the screens; nil for none.
  package var fixtures: String?
  /// Whether the first screen is the root of a navigation controller; a push needs one.
  package var navigation: Bool
  /// The names of the screens that have tabs; each is the root of its tab.
  ///
  /// The first is on screen at the start. Nil leaves the first screen alone.
  package var tabs: [String]?
  /// The bars at the start; a mentioned tab bar makes a tab bar controller the window's root.
  package var bars: Bars?
  /// The split view controller's column that contains all screens; nil for none.
  package var splitView: SplitViewColumn?
  /// The frame of the first screen's root view in the window; nil fills the window.
  package var rootViewFrame: Rect?
  /// The simulation's settings; nil for the engine's own choices.
  package var simulation: SimulationSettings?
  /// Whether checkpoints record the elements that a screen reader finds; nil for false.
  package var accessibility: Bool?
  /// Whether checkpoints record the causes of their views' frames; nil for false.
  ///
  /// The question's hash does not cover it, because an answer does not depend on it.
  package var explanations: Bool?
  /// The engine that the scenario applies to, `NAME@VERSION` or `NAME` for every version; nil for
  /// any.
  ///
  /// The question's hash does not cover it, because an answer does not depend on it.
  package var engine: String?
  /// The technique of screens that do not set their own.
  package var technique: Technique
  /// The options of ``technique``.
  package var options: TechniqueOptions
  /// The devices, orientations and settings that multiply into cases.
  package var matrix: Matrix
  /// The invariants in the order of the file, without duplicates.
  package var invariants: [Invariant]
  /// The steps in order; in a parsed scenario one or more record a checkpoint.
  package var steps: [ScenarioStep]

  package init(
    name: String,
    description: String? = nil,
    screens: [ScreenReference],
    fonts: [String]? = nil,
    fixtures: String? = nil,
    navigation: Bool = false,
    tabs: [String]? = nil,
    bars: Bars? = nil,
    splitView: SplitViewColumn? = nil,
    rootViewFrame: Rect? = nil,
    simulation: SimulationSettings? = nil,
    accessibility: Bool? = nil,
    explanations: Bool? = nil,
    engine: String? = nil,
    technique: Technique = .scrollingContent,
    options: TechniqueOptions = TechniqueOptions(),
    matrix: Matrix,
    invariants: [Invariant] = [],
    steps: [ScenarioStep]
  ) {
    self.name = name
    self.description = description
    self.screens = screens
    self.fonts = fonts
    self.fixtures = fixtures
    self.navigation = navigation
    self.tabs = tabs
    self.bars = bars
    self.splitView = splitView
    self.rootViewFrame = rootViewFrame
    self.simulation = simulation
    self.accessibility = accessibility
    self.explanations = explanations
    self.engine = engine
    self.technique = technique
    self.options = options
    self.matrix = matrix
    self.invariants = invariants
    self.steps = steps
  }
}

extension Scenario {
  /// Whether the code of an app makes every screen, so that no technique has an effect.
  var isMadeByCode: Bool {
    !screens.isEmpty && screens.allSatisfy(\.isMadeByCode)
  }

  /// Returns whether the scenario applies to an engine.
  package func isAbout(_ identity: EngineIdentity) -> Bool {
    engine.map { [identity.name, identity.label].contains($0) } ?? true
  }
}

/// A scenario's screen and its source.
package struct ScreenReference: Codable, Hashable, Sendable {
  /// A scene of a storyboard or xib, the path relative to the scenario file.
  package struct Scene: Codable, Hashable, Sendable {
    /// The path of the storyboard or xib.
    package var file: String
    /// Storyboard identifier, scene id or controller id; nil for the initial view controller.
    package var scene: String?

    package init(file: String, scene: String?) {
      self.file = file
      self.scene = scene
    }
  }

  /// The sources of screens.
  package enum Source: Codable, Hashable, Sendable {
    case interfaceBuilder(Scene)
    /// A tree of views written in the scenario file.
    case inPlace(ViewNode)
    /// A screen in a separate file, the path relative to the file that names it.
    case file(String)
    /// A controller from the code of an app.
    case code(ControllerCode)
  }

  /// The screen's name for steps, unique in the scenario.
  package var name: String
  /// The document, file or tree that describes the screen.
  package var source: Source
  /// The name of the view that scrolls.
  ///
  /// Nil for the view of the storyboard's `contentView` outlet, else for the root view.
  package var contentView: String?
  /// The views beside the root view, written in place; for a screen in another file, only keyboard
  /// views.
  package var detachedViews: [ViewNode]?
  /// The insets that the screen's controller adds to its safe area.
  package var additionalSafeAreaInsets: Insets?
  /// Whether bars inset the controller's scroll view; nil for true.
  package var automaticallyAdjustsScrollViewInsets: Bool?
  /// The screen's own technique; nil for the scenario's technique.
  package var technique: Technique?
  /// The calls that the screen's controller forwards to its technique; nil for all.
  package var forwards: [ForwardedCall]?
  /// The rows of its lists; a list without an entry has each of its prototypes once.
  package var rows: [ListRows]?
  /// See ``Screen/inputAccessoryView``.
  package var inputAccessoryView: InputViewNode?
  /// See ``Screen/inputView``.
  package var inputView: InputViewNode?
  /// See ``Screen/canBecomeFirstResponder``.
  package var canBecomeFirstResponder: Bool?
  /// Attributes of the screen's controller, which replace the document's attributes; nil for none.
  package var controllerAttributes: ControllerAttributes?
  /// The edges that extend under bars; nil for the document's edges.
  package var edgesForExtendedLayout: [ExtendedEdge]?

  package init(
    name: String,
    source: Source,
    contentView: String? = nil,
    detachedViews: [ViewNode]? = nil,
    additionalSafeAreaInsets: Insets? = nil,
    automaticallyAdjustsScrollViewInsets: Bool? = nil,
    technique: Technique? = nil,
    forwards: [ForwardedCall]? = nil,
    rows: [ListRows]? = nil
  ) {
    self.name = name
    self.source = source
    self.contentView = contentView
    self.detachedViews = detachedViews
    self.additionalSafeAreaInsets = additionalSafeAreaInsets
    self.automaticallyAdjustsScrollViewInsets = automaticallyAdjustsScrollViewInsets
    self.technique = technique
    self.forwards = forwards
    self.rows = rows
  }
}

extension ScreenReference {
  /// Whether the code of an app makes the screen.
  package var isMadeByCode: Bool {
    if case .code = source { true } else { false }
  }
}

/// The devices, orientations and systems of a scenario, and the settings of their users.
///
/// Every combination is a case, except systems that a device never ran, and widths that it has no
/// windows for.
package struct Matrix: Codable, Hashable, Sendable {
  /// Ids of the device catalog, in the order of the file, without repetition.
  package var devices: [String]
  /// The orientations at the start of the run, in the order of the file, without repetition.
  package var orientations: [DeviceOrientation]
  /// The orientations at the start of the run on iPads; nil for ``orientations``.
  package var padOrientations: [DeviceOrientation]?
  /// Versions of iOS; nil for the system of the catalog's measures for each device.
  package var systems: [SystemVersion]?
  /// The languages; nil for the screens' own texts, like ``Language/base``.
  package var languages: [Language]?
  /// The text sizes; nil for the default size.
  ///
  /// Nil means the default for the following axes too.
  package var textSizes: [TextSize]?
  /// The reading directions; nil for the language's own.
  package var directions: [LayoutDirection]?
  /// The settings of bold text; nil for regular text.
  package var boldText: [Bool]?
  /// The shares of the screen that the window gets; nil for the whole screen.
  package var widths: [ApplicationWidth]?
  /// Whether the matrix is reduced to cases that cover each pair of values; nil for false.
  package var pairwise: Bool?

  package init(
    devices: [String],
    orientations: [DeviceOrientation],
    systems: [SystemVersion]? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.systems = systems
  }
}
