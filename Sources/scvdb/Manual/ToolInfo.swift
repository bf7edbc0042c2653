import Foundation

/// The argument parser's description of the command line, in the JSON of its own tools.
struct ToolInfo: Decodable {
  struct Command: Decodable {
    var commandName: String
    var shouldDisplay: Bool?
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      enum Kind: String, Decodable {
        case long, short, longWithSingleDash
      }

      var kind: Kind
      var name: String

      /// The option in its typed form.
      var text: String { (kind == .long ? "--" : "-") + name }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
    var discussion: String?
  }

  var command: Command

  /// Decodes the argument parser's description.
  init(json: String) throws {
    self = try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8))
  }
}
