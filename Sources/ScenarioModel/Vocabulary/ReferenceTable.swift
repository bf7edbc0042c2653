import SnapshotModel

/// A table of `SCENARIOS.md` or `PROTOCOL.md`, generated from the declarations of the vocabulary.
package struct ReferenceTable: Sendable {
  /// The column heads, which identify the table on the page.
  package let columns: [String]
  /// One cell for each column, in Markdown.
  package let rows: [[String]]

  package init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table in Markdown, each line with its end.
  package var text: String {
    ([columns, columns.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Every table of the scenario language.
  package static let all = [
    file, matrix, settings, techniques, options, screen, listRows, steps, argumentKeys, eventNames,
    view, constraint, viewProperties,
  ]
}

// MARK: - Keys of maps

extension ReferenceTable {
  /// The keys of a scenario file.
  package static let file = keys(of: "the file", LocatedScenario.table)

  /// The keys of `matrix`.
  package static let matrix = keys(of: "`matrix`", MatrixParts.table)

  /// The keys of one of the `screens`.
  package static let screen = keys(of: "a screen", ParsedScreen.table)

  /// The keys of a group of `rows`.
  package static let listRows = keys(of: "`rows`", LocatedRowGroup.table)

  /// The keys of a view that is written in place, before its properties.
  package static let view = ReferenceTable(
    columns: columns(of: "a view"),
    rows: ViewParts.treeRows.map(cells)
  )

  /// The keys of a constraint.
  package static let constraint = keys(of: "a constraint", ConstraintParts.table)

  /// Makes the table of one kind of map.
  static func keys<Root>(of subject: String, _ table: KeyTable<Root>) -> ReferenceTable {
    ReferenceTable(columns: columns(of: subject), rows: table.rows.map(cells))
  }

  private static func columns(of subject: String) -> [String] {
    ["key of \(subject)", "value", "default", "meaning"]
  }

  private static func cells<Root>(_ row: KeyRow<Root>) -> [String] {
    ["`\(row.key.name)`", row.key.type, row.key.standard, row.key.meaning]
  }
}

// MARK: - Keys of the protocol

extension ReferenceTable {
  /// The keys of a question's scenario, which the protocol and scenario files share.
  package static let questionKeys = meanings(of: "`scenario`", LocatedScenario.table)

  /// The keys of `simulation` in a question.
  package static let questionSettings = meanings(of: "`simulation`", SimulationSettings.table)

  private static func meanings<Root>(
    of subject: String,
    _ table: KeyTable<Root>
  ) -> ReferenceTable {
    ReferenceTable(
      columns: ["key of \(subject)", "meaning"],
      rows: table.rules.keys.map { ["`\($0.name)`", $0.meaning] }
    )
  }
}

extension ReferenceTable {
  /// The steps by their keywords, each with the ways to write its argument.
  package static let steps = ReferenceTable(
    columns: ["step", "what happens"],
    rows: StepTable.all.map { row in
      let forms = row.forms.map { $0.map { "\(row.keyword): \($0)" } ?? row.keyword }
      return [forms.map { "`\($0)`" }.joined(separator: " or "), row.meaning]
    }
  )

  /// The keys of the arguments of steps.
  package static let argumentKeys = ReferenceTable(
    columns: ["step", "key", "value", "default", "meaning"],
    rows: StepTable.all.flatMap { row in
      row.keys.map { ["`\(row.keyword)`", "`\($0.name)`", $0.type, $0.standard, $0.meaning] }
    }
  )

  /// The keys of `simulation`.
  package static let settings = ReferenceTable(
    columns: ["setting", "value", "default", "meaning"],
    rows: SimulationSettings.table.rows.map(cells)
  )

  /// The properties of views that are written in a scenario file.
  package static let viewProperties = ReferenceTable(
    columns: ["property", "value", "meaning"],
    rows: ViewPropertyTable.all.map { ["`\($0.key.name)`", $0.key.type, $0.key.meaning] }
  )

  /// The names of events, except the diagnostics.
  package static let eventNames = ReferenceTable(
    columns: ["event", "names", "of"],
    rows: RunEvent.Kind.allCases.filter { $0 != .diagnostic }.map { kind in
      let names = EventNames.of(kind)
      return [
        "`\(kind.rawValue)`", names.names.map { "`\($0)`" }.joined(separator: ", "),
        names.haveSubjects ? "a screen or view" : "the device",
      ]
    }
  )

  /// The keyboard techniques, each with its effect.
  package static let techniques = ReferenceTable(
    columns: ["technique", "effect on the screen"],
    rows: Technique.allCases.map { ["`\($0.rawValue)`", $0.row.effect] }
  )

  /// The options of the techniques, each with the techniques that have it.
  package static let options = ReferenceTable(
    columns: ["option", "of", "value", "default", "meaning"],
    rows: TechniqueOption.allCases.map { option in
      let row = option.row
      let standard = row.defaultValue.map { "`\($0)`" } ?? row.standard ?? ""
      let meaning = ([row.meaning] + option.limits).joined(separator: "; ")
      return ["`\(option.rawValue)`", option.owners, row.kind.text, standard, meaning]
    }
  )
}

extension TechniqueOption {
  /// The techniques that have the option.
  fileprivate var owners: String {
    let owners = Technique.allCases.filter { $0.options.contains(self) }
    if owners == Technique.allCases.filter({ $0 != .none }) { return "all but `none`" }
    return owners.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}

extension TechniqueOption {
  /// The situations where a technique ignores its option, a clause for each.
  fileprivate var limits: [String] {
    Technique.allCases.flatMap { technique in
      let readers = technique.readers(of: self).map { readers in
        "in `\(technique.rawValue)` read only by "
          + readers.map { "`\($0)`" }.joined(separator: ", ", last: " and ")
      }
      let isFixed = technique.row.fixedOptions.contains(self)
      return [readers, isFixed ? "not changed by `setOptions`" : nil].compactMap(\.self)
    }
  }
}

extension TechniqueOption.Kind {
  fileprivate var text: String {
    switch self {
    case .flag: ValueFormat<Bool>.flag.description
    case .points: ValueFormat<Double>.points.description
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ", last: " or ")
    }
  }
}
