package import ProjectFiles
package import SnapshotModel

/// A scenario as read from its file, with the locations that later checks report.
///
/// Steps, settings and properties of views are rows of tables: ``StepTable``, the table of
/// ``SimulationSettings`` and ``ViewPropertyTable``. The keys of the other maps are the cases of an enum
/// with one doc comment each: ``ScenarioKey``, ``ScreenKey``, ``MatrixKey``, ``TechniqueOption``,
/// ``ViewKey`` and ``ConstraintKey``. An unknown key is an error, never ignored.
package struct ScenarioFile: Sendable {
  /// The scenario as written, before its matrix is expanded.
  package var scenario: Scenario
  /// The file's path as messages show it.
  package var file: String
  /// The locations of the screens' sources, in the order of the screens.
  package var screenLocations: [FileLocation]
  /// The locations of the rows in each screen's lists, in the order of the screens.
  package var rowLocations: [[RowLocations]]
  /// The locations of the fonts, in the order of the fonts.
  package var fontLocations: [FileLocation]
  /// The locations of the invariants, in the order of the invariants.
  package var invariantLocations: [FileLocation]
  /// The location of the engine's name; nil without one.
  package var engineLocation: FileLocation?
  /// The locations of the technique's options, in the order of the file.
  package var optionLocations: [KeyLocation]
  /// The locations of the simulation's settings, in the order of the file.
  package var settingLocations: [KeyLocation]
  /// The locations of the steps, in the order of the steps.
  package var stepLocations: [StepLocation]
  /// The reader of the files that the scenario names.
  package var reader: ProjectReader
  /// The segues that were found in documents, see ``findingSegues(attributes:_:)``.
  package var segues: [PerformedSegue] = []
  /// Attributes of controllers that the search for segues has read, by the indexes of screens.
  var knownAttributes: [Int: ControllerAttributes] = [:]

  /// Reads one scenario.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML or JSON.
  ///   - file: The file's path for error messages.
  ///   - name: The scenario's name in recordings.
  ///   - engines: The allowed engines, such as `scvdb@1.0.0`; nil if any is allowed, as in a file
  ///     of an earlier commit.
  ///   - reader: The reader of the files that the scenario names; nil for the project around the
  ///     file.
  /// - Returns: The scenario with its locations.
  /// - Throws: All mistakes of the file that a single reading finds.
  package static func parse(
    text: String,
    file: String,
    name: String,
    engines: [String]? = nil,
    reader: ProjectReader? = nil
  ) throws(ScenarioErrors) -> ScenarioFile {
    let files = reader ?? ProjectReader(around: file)
    let (parsed, fields) = try MistakeList.collecting { mistakes throws(ScenarioError) in
      let root = try YAMLReader(
        kind: .scenario,
        keys: ScenarioKey.allCases.map(\.rawValue),
        file: file,
        mistakes: mistakes
      ).read(text)
      let fields = try Fields<ScenarioKey>(root)
      let parsed = try ScenarioFile(
        fields,
        file: file,
        name: name,
        engines: engines,
        reader: files
      )
      return (parsed, fields)
    }
    // The checks of the steps need everything else in the file.
    try MistakeList.collecting { mistakes throws(ScenarioError) in
      if let bars = fields[.bars] {
        mistakes.attempt { () throws(ScenarioError) in
          try parsed.check(parsed.scenario.bars ?? Bars(), at: bars.location)
        }
      }
      try parsed.checkSteps(listedAt: fields.required(.steps).location, noting: mistakes)
    }
    return parsed
  }

  /// Reads the keys of a file; a mistake in one key does not stop the others.
  private init(
    _ fields: Fields<ScenarioKey>,
    file: String,
    name: String,
    engines: [String]?,
    reader: ProjectReader
  ) throws(ScenarioError) {
    let mistakes = fields.mistakes
    func required<Value>(
      _ key: ScenarioKey,
      _ read: (YAMLNode) throws(ScenarioError) -> Value
    ) -> Value? {
      mistakes.attempt { () throws(ScenarioError) in try read(fields.required(key)) }
    }
    func value<Value>(
      _ key: ScenarioKey,
      _ read: (YAMLNode) throws(ScenarioError) -> Value
    ) -> Value? {
      fields[key] == nil ? nil : required(key, read)
    }

    let screens = required(.screens) { node throws(ScenarioError) in
      try ScreenParser.screens(in: node)
    }
    let technique: Technique? =
      fields[.technique] == nil
      ? .scrollingContent
      : value(.technique) { node throws(ScenarioError) in try node.word("technique") }
    let engine = value(.engine) { node throws(ScenarioError) in
      try node.engine(of: engines, answering: technique)
    }
    let matrix = required(.matrix) { node throws(ScenarioError) in try Matrix(node) }
    // The technique decides which options are allowed.
    let options = technique.flatMap { technique in
      mistakes.attempt { () throws(ScenarioError) in
        try TechniqueOptions(fields[.options], for: technique)
      }
    }
    let steps = technique.flatMap { technique in
      required(.steps) { node throws(ScenarioError) in
        try StepParser(technique: technique).steps(in: node)
      }
    }
    let names = screens?.map(\.screen.name)
    let tabs = names.flatMap { names in
      value(.tabs) { node throws(ScenarioError) in try ScenarioModel.tabs(in: node, of: names) }
    }
    let description = value(.description) { node throws(ScenarioError) in try node.text() }
    let fonts = value(.fonts) { node throws(ScenarioError) in
      try node.distinct { item throws(ScenarioError) in try item.name(isPath: true) }
    }
    let navigation = value(.navigation) { node throws(ScenarioError) in try node.bool() }
    let bars = value(.bars, Bars.table.read)
    let column: SplitViewColumn? = value(.splitView) { node throws(ScenarioError) in
      try node.word("column")
    }
    let frame = value(.rootViewFrame) { node throws(ScenarioError) in try node.rect() }
    let simulation = value(.simulation, SimulationSettings.table.read)
    mistakes.attempt { () throws(ScenarioError) in
      if let simulation, let matrix, let node = fields[.simulation] {
        try matrix.checkThatItAloneSets(simulation, at: node.location)
      }
    }
    let accessibility = value(.accessibility) { node throws(ScenarioError) in try node.bool() }
    let explanations = value(.explanations) { node throws(ScenarioError) in try node.bool() }
    let invariants = value(.invariants) { node throws(ScenarioError) in
      try node.distinct { item throws(ScenarioError) in try item.invariant() }
    }
    // After a mistake, this checks the requirements that depend on the steps alone.
    if !mistakes.errors.isEmpty, let steps {
      Self.checkOrder(of: steps.lazy.map { ($0.step, $0.location) }, noting: mistakes)
    }
    guard mistakes.errors.isEmpty, let screens, let technique, let matrix, let options, let steps
    else { throw mistakes.errors[0] }
    scenario = Scenario(
      name: name,
      description: description,
      screens: screens.map(\.screen),
      fonts: fonts,
      navigation: navigation ?? false,
      tabs: tabs,
      bars: bars,
      splitView: column,
      rootViewFrame: frame,
      simulation: simulation,
      accessibility: accessibility == true ? true : nil,
      explanations: explanations == true ? true : nil,
      engine: engine,
      technique: technique,
      options: options,
      matrix: matrix,
      invariants: invariants ?? [],
      steps: steps.map(\.step)
    )
    self.file = file
    self.reader = reader
    screenLocations = screens.map(\.location)
    rowLocations = screens.map(\.rowLocations)
    fontLocations = try fields[.fonts]?.list().map(\.location) ?? []
    invariantLocations = try fields[.invariants]?.list().map(\.location) ?? []
    engineLocation = fields[.engine]?.location
    optionLocations = try fields[.options]?.keyLocations() ?? []
    settingLocations = try fields[.simulation]?.keyLocations() ?? []
    stepLocations = steps.map(\.location)
  }
}

/// The location of a map's key.
package struct KeyLocation: Hashable, Sendable {
  /// The key in the notation of a scenario file.
  package var key: String
  /// The location of the key, not of its value.
  package var location: FileLocation
}

extension YAMLNode {
  fileprivate func keyLocations() throws(ScenarioError) -> [KeyLocation] {
    try map().map { KeyLocation(key: $0.key, location: $0.keyLocation) }
  }
}

/// Reads the names of the screens with tabs.
private func tabs(in node: YAMLNode, of screens: [String]) throws(ScenarioError) -> [String] {
  try node.distinct { item throws(ScenarioError) in
    let name = try item.pathComponent()
    guard screens.contains(name) else {
      throw ScenarioError(.unknownWord(name, kind: "screen", known: screens), at: item.location)
    }
    return name
  }
}

extension YAMLNode {
  /// Reads the engine that a scenario applies to: `NAME@VERSION`, or `NAME` for every version.
  fileprivate func engine(
    of known: [String]?,
    answering technique: Technique?
  ) throws(ScenarioError) -> String {
    let engine = try pathComponent()
    let name = String(engine.prefix { $0 != "@" })
    if let known, !known.contains(engine), !known.contains(where: { $0.hasPrefix("\(engine)@") }) {
      // A near name is more likely intended than one of the many versions.
      let names = known.map { String($0.prefix { $0 != "@" }) }
      let ofName = known.filter { $0.hasPrefix("\(name)@") }
      let offered = ofName.isEmpty ? Set(names).sorted() + known : ofName
      throw ScenarioError(.unknownWord(engine, kind: "engine", known: offered), at: location)
    }
    if let technique, let only = Technique(rawValue: name), only != technique {
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

/// The keys of a scenario file.
enum ScenarioKey: String, CaseIterable {
  /// One sentence for people.
  case description
  /// Required. A map from the names of screens to ``ScreenKey`` maps; the first screen is shown at
  /// the start.
  case screens
  /// A list of paths of font files, and of folders of them, relative to the scenario file.
  case fonts
  /// `true` puts the first screen into a navigation controller; the default is `false`.
  case navigation
  /// A list of the names of screens with tabs; the first is shown at the start.
  case tabs
  /// A map of the keys of ``Bars``: the bars that are on screen at the start.
  case bars
  /// `primary` or `secondary`: the split view controller's column with the screen and its bars; the
  /// default is none.
  case splitView
  /// `[x, y, width, height]` of the first screen's root view in the window; the default fills it.
  case rootViewFrame
  /// A map of the keys of ``SimulationSettings``.
  case simulation
  /// `true` records the elements that a screen reader finds at each checkpoint; the default is
  /// `false`.
  case accessibility
  /// `true` records the causes of the frames at each checkpoint; the default is `false`.
  case explanations
  /// The engine that the scenario applies to, in the form of `--engine`; the default is any.
  case engine
  /// A keyboard technique's label; the default is `scrolling-content`.
  case technique
  /// A ``TechniqueOption`` map.
  case options
  /// Required. A ``MatrixKey`` map.
  case matrix
  /// A list of conditions for every checkpoint: names of ``Invariant/named``, and comparisons.
  case invariants
  /// Required. A list of steps, each a keyword of ``StepTable`` alone or with its argument.
  case steps
}
