/// A scenario as read from its file, with the places that later checks report.
///
/// Steps, settings and properties of views are rows of tables: ``StepTable``, the table of
/// ``SimulationSettings`` and ``ViewPropertyTable``. The keys of the other maps are the cases of an enum
/// with one doc comment each: ``ScenarioKey``, ``ScreenKey``, ``MatrixKey``, ``TechniqueOption``,
/// ``ViewKey`` and ``ConstraintKey``. An unknown key is an error, never ignored.
package struct ScenarioFile: Sendable {
  package var scenario: Scenario
  /// The file's path as messages show it.
  package var file: String
  /// Where each screen's source is written, in the order of the screens.
  package var screenPlaces: [SourcePlace]
  /// Where the rows of each screen's lists are written, in the order of the screens.
  package var rowPlaces: [[RowPlaces]]
  /// Where each font is named, in the order of the fonts.
  package var fontPlaces: [SourcePlace]
  /// Where each invariant is written, in the order of the invariants.
  package var invariantPlaces: [SourcePlace]
  /// Where each step is written, in the order of the steps.
  package var stepPlaces: [StepPlace]

  /// Reads one scenario.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML or JSON.
  ///   - file: The file's path for error messages.
  ///   - name: The scenario's name in recordings.
  /// - Returns: The scenario with its places.
  /// - Throws: The first error of the file.
  package static func parse(
    text: String,
    file: String,
    name: String
  ) throws(ScenarioError) -> ScenarioFile {
    let root = try YAMLReader(file: file).read(text)
    let fields = try Fields<ScenarioKey>(root)
    let screens = try ScreenParser.screens(in: fields.required(.screens))
    let technique: Technique = try fields[.technique]?.word("technique") ?? .scrollingContent
    let steps = try StepParser(technique: technique).steps(in: fields.required(.steps))
    let scenario = Scenario(
      name: name,
      description: try fields[.description]?.text(),
      screens: screens.map(\.screen),
      fonts: try fields[.fonts]?.distinct { node throws(ScenarioError) in
        try node.name(isPath: true)
      },
      navigation: try fields[.navigation]?.bool() ?? false,
      tabs: try fields[.tabs].map { node throws(ScenarioError) in
        try tabs(in: node, of: screens.map(\.screen.name))
      },
      bars: try fields[.bars].map(Bars.table.read),
      splitView: try fields[.splitView]?.word("column"),
      rootViewFrame: try fields[.rootViewFrame]?.rect(),
      simulation: try fields[.simulation].map(SimulationSettings.table.read),
      technique: technique,
      options: try TechniqueOptions(fields[.options], for: technique),
      matrix: try Matrix(fields.required(.matrix)),
      invariants: try fields[.invariants]?.distinct { node throws(ScenarioError) in
        try node.invariant()
      } ?? [],
      steps: steps.map(\.step)
    )
    let parsed = ScenarioFile(
      scenario: scenario,
      file: file,
      screenPlaces: screens.map(\.location),
      rowPlaces: screens.map(\.rowPlaces),
      fontPlaces: try fields[.fonts]?.list().map(\.location) ?? [],
      invariantPlaces: try fields[.invariants]?.list().map(\.location) ?? [],
      stepPlaces: steps.map(\.place)
    )
    if let location = fields[.bars]?.location {
      try parsed.check(scenario.bars ?? Bars(), at: location)
    }
    try parsed.checkSteps(listedAt: fields.required(.steps).location)
    return parsed
  }
}

/// Reads which screens have tabs.
private func tabs(in node: YAMLNode, of screens: [String]) throws(ScenarioError) -> [String] {
  try node.distinct { item throws(ScenarioError) in
    let name = try item.pathComponent()
    guard screens.contains(name) else {
      throw ScenarioError(.unknownWord(name, kind: "screen", known: screens), at: item.location)
    }
    return name
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
  /// A list of screens' names that have tabs; the first is shown at the start.
  case tabs
  /// A map of the keys of ``Bars``: the bars that are on screen at the start.
  case bars
  /// `primary` or `secondary`: the column of a split view controller that the screen and its bars are
  /// in; the default is none.
  case splitView
  /// `[x, y, width, height]` of the first screen's root view in the window; the default fills it.
  case rootViewFrame
  /// A map of the keys of ``SimulationSettings``.
  case simulation
  /// A keyboard technique's label; the default is `scrolling-content`.
  case technique
  /// A ``TechniqueOption`` map.
  case options
  /// Required. A ``MatrixKey`` map.
  case matrix
  /// A list of what must hold at every checkpoint: names of ``Invariant/named``, and comparisons.
  case invariants
  /// Required. A list of steps, each a keyword of ``StepTable`` alone or with its argument.
  case steps
}
