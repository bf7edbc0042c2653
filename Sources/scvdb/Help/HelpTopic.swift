/// The topics of `scvdb help`, besides the subcommands.
enum HelpTopic: String, CaseIterable {
  case scenarios, project, database, `protocol`, scale

  /// All topics, for a sentence.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The subject of the topic, for a list.
  var abstract: String {
    switch self {
    case .scenarios: "how scenario files are written"
    case .project: "what the project file scvdb.yaml states"
    case .database: "what the views and tables of a database hold"
    case .protocol: "how another engine is connected"
    case .scale: "how a recording is made on many machines"
    }
  }

  /// The text, in Markdown.
  func markdown() -> String {
    switch self {
    case .scenarios: String(decoding: PackageResources.SCENARIOS_md, as: UTF8.self)
    case .project: String(decoding: PackageResources.PROJECT_md, as: UTF8.self)
    case .database: String(decoding: PackageResources.SCHEMA_md, as: UTF8.self)
    case .protocol: String(decoding: PackageResources.PROTOCOL_md, as: UTF8.self)
    case .scale: String(decoding: PackageResources.SCALE_md, as: UTF8.self)
    }
  }
}
