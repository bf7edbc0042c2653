import CEmbeddedFiles

/// The topics of `scvdb help`, besides the subcommands.
enum HelpTopic: String, CaseIterable {
  case scenarios, project, database, `protocol`, scale

  /// All topics, for a sentence.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The subject of the topic, for a list.
  var abstract: String {
    switch self {
    case .scenarios: "the format of scenario files"
    case .project: "the keys of the project file scvdb.yaml"
    case .database: "the views and tables of a database"
    case .protocol: "the protocol for other engines"
    case .scale: "recording on several machines"
    }
  }

  /// The text, in Markdown.
  func markdown() -> String {
    switch self {
    case .scenarios: String(cString: SCENARIOS_md)
    case .project: String(cString: PROJECT_md)
    case .database: String(cString: SCHEMA_md)
    case .protocol: String(cString: PROTOCOL_md)
    case .scale: String(cString: SCALE_md)
    }
  }
}
