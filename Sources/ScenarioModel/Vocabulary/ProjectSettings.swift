import ProjectFiles
package import SnapshotModel

/// An engine that a project file can select.
///
/// A command line is not among them: a command in an unknown repository would start it.
package enum ProjectEngine: String, CaseIterable, Sendable {
  /// The engine of the project's app.
  case app
}

/// The settings of a project file; nil for the settings that it does not contain.
package struct ProjectSettings: Hashable, Sendable {
  /// The name of a project file.
  package static let fileName = "scvdb.yaml"

  /// A text with its location.
  package struct LocatedText: Hashable, Sendable {
    /// The value as the file has it.
    package var text: String
    /// The location of the value, for messages about its use.
    package var location: FileLocation
  }

  /// Paths as written, relative to the folder of the file.
  package var screens: [String]?
  /// Path of the folder of scenarios and accepted geometry.
  package var baselines: String?
  /// Path of the database of recordings.
  package var database: String?
  /// The engine of commands without the option `--engine`.
  package var engine: ProjectEngine?
  /// Paths of folders of fonts, which are searched before the scenarios' folders.
  package var fonts: [String]?
  /// The matrix that scenarios inherit.
  package var matrix: Matrix?
  /// The technique of new scenarios for screens with text fields.
  package var technique: Technique?
  /// The severity rules of a policy, one for each line.
  package var drift: [LocatedText]?
  /// The largest number of omissions of a screen without a warning.
  package var omissionLimit: Int?

  /// The limit of a project without the setting.
  ///
  /// A screen with more omissions usually lacks a whole package, not single calls.
  package static let usualOmissionLimit = 20

  package init() {}

  /// Reads the text of a project file.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML.
  ///   - file: The file's path for error messages.
  /// - Returns: The file's settings.
  /// - Throws: All mistakes of the file.
  package static func parse(text: String, file: String) throws(ScenarioErrors) -> ProjectSettings {
    try parseWithPaths(text: text, file: file).settings
  }

  /// Reads the text of a project file, see ``parse(text:file:)``.
  ///
  /// - Returns: The settings, and the paths of the files and folders to read, in the order of the
  ///   file.
  package static func parseWithPaths(
    text: String,
    file: String
  ) throws(ScenarioErrors) -> (settings: ProjectSettings, paths: [LocatedText]) {
    try ProblemList.collecting { mistakes in
      let reader = YAMLReader(
        kind: .settings,
        keys: table.rules.names,
        file: file,
        mistakes: mistakes
      )
      let node = try reader.read(text, label: "a project file")
      return (try table.read(node), try paths(in: node))
    }
  }

  private static func paths(in node: YAMLNode) throws -> [LocatedText] {
    try node.map().filter { ["screens", "baselines", "fonts"].contains($0.key) }
      .flatMap { entry in
        if case .list(let items) = entry.value.content { items } else { [entry.value] }
      }
      .compactMap { value in
        guard case .scalar(let text, _) = value.content else { return nil }
        return LocatedText(text: text, location: value.location)
      }
  }

  /// The settings as a file, with the meaning of each key above it.
  package var text: String {
    let lines = Self.table.rows.flatMap { row in
      row.write(self).map { value in
        ["", "# \(row.key.meaning)"] + YAMLValue.map([YAMLField(row.key.name, value)]).lines
      } ?? []
    }
    let heading =
      "# Settings of scvdb for this project. 'scvdb help project' lists all settings. Options of\n"
      + "# the command line override them. Paths are relative to this file."
    return ([heading] + lines).joined(separator: "\n") + "\n"
  }
}

extension ProjectSettings {
  /// The keys, in the order that the writer uses.
  static let table = KeyTable(
    ProjectSettings(),
    subject: "a project file",
    [
      .optional(
        "screens",
        \.screens,
        .distinct(.path),
        default: "none",
        "the screens that `init` and `lint` read without arguments"
      ),
      .optional(
        "baselines",
        \.baselines,
        .path,
        default: "`Baselines`",
        "the folder of scenarios and accepted geometry"
      ),
      .optional(
        "database",
        \.database,
        .databasePath,
        default: "`.scvdb/runs.sqlite`",
        "the database of recordings"
      ),
      .optional(
        "engine",
        \.engine,
        .word("engine"),
        default: "the built-in engine",
        "the engine of commands without `--engine`; `app` is the engine that `scvdb-port engine` built"
      ),
      .optional(
        "fonts",
        \.fonts,
        .distinct(.path),
        default: "the project around a screen",
        "the folders with fonts for measuring text; they precede the `fonts` of a scenario"
      ),
      .optional(
        "matrix",
        \.matrix,
        .matrix,
        default: "none",
        "the matrix of scenarios; a scenario lists only the keys with other values"
      ),
      .optional(
        "technique",
        \.technique,
        .word("technique", description: "a keyboard technique"),
        default: "a technique that keeps the fields visible",
        "the technique of scenarios that `init` writes for screens with text fields"
      ),
      .optional(
        "drift",
        \.drift,
        .list(of: .rule),
        default: "none",
        "the severities of drift, as lines of a `drift.policy`; the rules of that file follow them"
      ),
      .optional(
        "omissionLimit",
        \.omissionLimit,
        .count,
        default: "\(usualOmissionLimit)",
        "the omissions of a screen without a warning, for the engine of an app"
      ),
    ]
  )
}

extension ValueFormat<String> {
  /// The path of an SQLite database.
  fileprivate static var databasePath: Self {
    ValueFormat(description: "a path", placeholder: "PATH") { node in
      let text = try node.text()
      guard text != ":memory:", text.utf8.contains(where: { $0 != UInt8(ascii: " ") }),
        text.utf8.last != UInt8(ascii: "/")
      else { throw ScenarioError(.badDatabase(text), at: node.location) }
      return try node.name(isPath: true)
    } write: {
      .text($0)
    }
  }
}

extension ValueFormat<ProjectSettings.LocatedText> {
  fileprivate static var rule: Self {
    ValueFormat(description: "a rule", placeholder: "RULE") { node in
      ProjectSettings.LocatedText(text: try node.text(), location: node.location)
    } write: {
      .text($0.text)
    }
  }
}

extension ReferenceTable {
  /// The keys of a project file.
  package static let project = keys(of: "the project file", ProjectSettings.table)
}
