package import SnapshotModel

/// A scenario while its file is read.
struct LocatedScenario: Sendable {
  var scenario: Scenario
  var locations = ScenarioLocations()
  /// The allowed engines, such as `scvdb@1.0.0`; nil if any is allowed.
  var engines: [String]?
  /// The matrix of the project file, which a scenario inherits; nil without one.
  var inherited: Matrix?
}

/// The locations of a scenario's parts, for messages of later checks.
package struct ScenarioLocations: Sendable {
  /// The locations of the screens' sources, in the order of the screens.
  package var screens: [FileLocation] = []
  /// The locations of the rows in each screen's lists, in the order of the screens.
  package var rows: [[RowLocations]] = []
  /// The locations of the fonts, in the order of the fonts.
  package var fonts: [FileLocation] = []
  /// The locations of the invariants, in the order of the invariants.
  package var invariants: [FileLocation] = []
  /// The location of the engine's name; nil without one.
  package var engine: FileLocation?
  /// The locations of the technique's options, in the order of the file.
  package var options: [KeyLocation] = []
  /// The locations of the simulation's settings, in the order of the file.
  package var settings: [KeyLocation] = []
  /// The locations of the steps, in the order of the steps.
  package var steps: [StepLocation] = []
  /// The location of the list of steps.
  var stepList: FileLocation?
  /// The location of the map of settings; nil without one.
  var simulation: FileLocation?
  /// The location of the map of bars; nil without one.
  var bars: FileLocation?
}

/// The location of a map's key.
package struct KeyLocation: Hashable, Sendable {
  /// The key as it is written.
  package var key: String
  /// The location of the key, not of its value.
  package var location: FileLocation
}

// MARK: - Keys

extension LocatedScenario {
  /// The keys of a scenario file, in the order that the writer uses.
  static let table = KeyTable(LocatedScenario(name: ""), screens + start + recording + run)

  /// The value before its file is read.
  init(name: String, engines: [String]? = nil, inheriting inherited: Matrix? = nil) {
    let matrix = inherited ?? Matrix(devices: [], orientations: [])
    self.init(
      scenario: Scenario(name: name, screens: [], matrix: matrix, steps: []),
      engines: engines,
      inherited: inherited
    )
  }

  private static let screens: [KeyRow<LocatedScenario>] = [
    .optional(
      "description",
      \.scenario.description,
      .text,
      default: "none",
      "one sentence for readers"
    ),
    .compound(
      "screens",
      "a map from names to [screens](#screens)",
      "the screens; the first is shown at the start"
    ) { node, parts in
      let screens = try ScreenParser.screens(in: node)
      parts.scenario.screens = screens.map(\.screen)
      if parts.scenario.isMadeByCode { parts.scenario.technique = .none }
      parts.locations.screens = screens.map(\.location)
      parts.locations.rows = screens.map(\.rowLocations)
    } write: {
      .map($0.scenario.screens.map { YAMLField($0.name, $0.yaml) })
    },
    .optional(
      "fonts",
      \.scenario.fonts,
      .distinct(.path),
      default: "the font files of the project",
      "the font files (.ttf, .otf, .ttc) that measure text, and folders of them, relative to the "
        + "scenario file"
    ).locating(\.locations.fonts) { try $0.itemLocations() },
    .optional(
      "fixtures",
      \.scenario.fixtures,
      .text,
      default: "none",
      "a Swift expression that the engine of an app evaluates "
        + "before it makes the screens, `Fixtures.loggedIn()`, or a JSON file with values for "
        + "properties, `Fixtures/feed.json`"
    ),
  ]

  private static let start: [KeyRow<LocatedScenario>] = [
    .key(
      "navigation",
      \.scenario.navigation,
      .flag,
      default: false,
      "whether the first screen is the root of a navigation controller"
    ),
    .compound(
      "tabs",
      "a list: a screen",
      default: "none",
      "the screens with tabs, each the root of its tab; the first is shown at the start"
    ) { node, parts in
      parts.scenario.tabs = try tabs(in: node, of: parts.scenario.screens.map(\.name))
    } write: {
      $0.scenario.tabs.map { .list($0.map(YAMLValue.text)) }
    }
    .dependent(on: "screens"),
    .optional(
      "bars",
      \.scenario.bars,
      .map(Bars.table),
      default: "the navigation bar, with `navigation`",
      "the bars that are on screen at the start"
    ).locating(\.locations.bars) { $0.location },
    .optional(
      "splitView",
      \.scenario.splitView,
      .word("column"),
      default: "none",
      "the column of a split view controller that contains the screens and their bars; the other "
        + "column is empty"
    ),
    .optional(
      "rootViewFrame",
      \.scenario.rootViewFrame,
      .rect,
      default: "the whole window",
      "the frame of the first screen's root view in the window"
    ),
    .optional(
      "simulation",
      \.ownSimulation,
      .map(SimulationSettings.table).described(as: "a map of settings, below"),
      default: "UIKit's behavior",
      "settings for behavior that UIKit leaves open"
    )
    .locating(\.locations.simulation) { $0.location }
    .locating(\.locations.settings) { try $0.keyLocations() },
  ]

  private static let recording: [KeyRow<LocatedScenario>] = [
    .key(
      "accessibility",
      \.scenario.accessibility.isTrue,
      .flag,
      default: false,
      "whether each checkpoint records the elements that a screen reader finds"
    ),
    .key(
      "explanations",
      \.scenario.explanations.isTrue,
      .flag,
      default: false,
      "whether each checkpoint records the causes of its frames"
    ),
  ]

  private static let run: [KeyRow<LocatedScenario>] = [
    .compound(
      "technique",
      "a label of `scvdb techniques`",
      default: "`scrolling-content`; `none` if an app's code makes all screens",
      "the keyboard technique of screens that do not set their own"
    ) { node, parts in
      let technique: Technique = try node.word("technique")
      guard technique == .none || !parts.scenario.isMadeByCode else {
        let reason = "on screens from the code of an app"
        throw ScenarioError(
          .keyWithoutEffect("technique", reason, fix: "remove it, or write 'technique: none'"),
          at: node.location
        )
      }
      parts.scenario.technique = technique
    } write: {
      .text($0.scenario.technique.rawValue)
    },
    .compound(
      "options",
      "a map of options, [below](#techniques-and-their-options)",
      default: "the technique's",
      "the technique's options"
    ) { node, parts in
      parts.scenario.options = try TechniqueOptions(node, for: parts.scenario.technique)
    } write: { parts in
      let options = parts.scenario.options
      return options == TechniqueOptions() ? nil : options.yaml(of: parts.scenario.technique)
    }
    .dependent(on: "technique")
    .locating(\.locations.options) { try $0.keyLocations() },
    .compound(
      "engine",
      "an engine of `scvdb engines`",
      default: "any",
      "the engine that the scenario applies to"
    ) { node, parts in
      parts.scenario.engine = try node.engine(
        of: parts.engines,
        answering: parts.scenario.technique
      )
    } write: {
      $0.scenario.engine.map(YAMLValue.text)
    }
    .dependent(on: "technique")
    .locating(\.locations.engine) { $0.location },
    .compound(
      "matrix",
      "a map, below",
      "the devices and orientations"
    ) { node, parts in
      parts.scenario.matrix = try Matrix(node, inheriting: parts.inherited)
    } write: {
      $0.scenario.matrix.yaml(inheriting: $0.inherited)
    }
    .dependent(on: "simulation"),
    .key(
      "invariants",
      \.scenario.invariants,
      .distinct(.invariant),
      default: [],
      inWords: "none",
      "conditions for every checkpoint"
    ).locating(\.locations.invariants) { try $0.itemLocations() },
    .compound(
      "steps",
      "a list of [steps](#steps)",
      "the steps; at least one of them is a checkpoint"
    ) { node, parts in
      let steps = try StepParser(technique: parts.scenario.technique).steps(in: node)
      parts.scenario.steps = steps.map(\.step)
      parts.locations.steps = steps.map(\.location)
    } write: { parts in
      .list(parts.scenario.steps.map { $0.yaml(for: parts.scenario.technique) })
    }
    .dependent(on: "technique")
    .locating(\.locations.stepList) { $0.location },
  ]

  /// Reads the names of the screens with tabs.
  private static func tabs(
    in node: YAMLNode,
    of screens: [String]
  ) throws -> [String] {
    try node.distinct { item in
      let name = try item.pathComponent()
      guard screens.contains(name) else {
        throw ScenarioError(.unknownWord(name, kind: "screen", known: screens), at: item.location)
      }
      return name
    }
  }
}

extension LocatedScenario {
  /// The settings; the scenario does not inherit the axes of the matrix that they set.
  fileprivate var ownSimulation: SimulationSettings? {
    get { scenario.simulation }
    set {
      scenario.simulation = newValue
      guard let newValue, var matrix = inherited else { return }
      matrix.forget(newValue)
      (inherited, scenario.matrix) = (matrix, matrix)
    }
  }

  /// Checks that no setting is in the simulation and in the matrix.
  func checkSettings() throws {
    guard let simulation = scenario.simulation, let location = locations.simulation else { return }
    try scenario.matrix.refuseSettingOfMatrix(simulation, at: location)
  }
}

// MARK: - Values of keys

extension Bool? {
  /// Whether the value is true; false is nil.
  fileprivate var isTrue: Bool {
    get { self == true }
    set { self = newValue ? true : nil }
  }
}

extension ValueFormat<Invariant> {
  fileprivate static var invariant: Self {
    ValueFormat(description: "names and comparisons, below", placeholder: "INVARIANT") {
      try $0.invariant()
    } write: {
      .text($0.text)
    }
  }
}

extension YAMLNode {
  fileprivate func itemLocations() throws -> [FileLocation] {
    try list().map(\.location)
  }

  fileprivate func keyLocations() throws -> [KeyLocation] {
    try map().map { KeyLocation(key: $0.key, location: $0.keyLocation) }
  }

  /// Reads the engine that a scenario applies to: `NAME@VERSION`, or `NAME` for every version.
  fileprivate func engine(
    of known: [String]?,
    answering technique: Technique
  ) throws -> String {
    let engine = try pathComponent()
    let name = String(engine.prefix { $0 != "@" })
    if let known, !known.contains(engine), !known.contains(where: { $0.hasPrefix("\(engine)@") }) {
      // A near name is more likely intended than one of the many versions.
      let names = known.map { String($0.prefix { $0 != "@" }) }
      let ofName = known.filter { $0.hasPrefix("\(name)@") }
      let offered = ofName.isEmpty ? Set(names).sorted() + known : ofName
      throw ScenarioError(.unknownWord(engine, kind: "engine", known: offered), at: location)
    }
    if let only = Technique(rawValue: name), only != technique {
      let problem = ScenarioProblem.engineOfAnotherTechnique(
        engine,
        only: name,
        technique: technique.rawValue
      )
      throw ScenarioError(problem, at: location)
    }
    return engine
  }
}
