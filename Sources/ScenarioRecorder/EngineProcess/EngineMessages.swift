import Foundation
import ScenarioModel
import SnapshotModel

/// The lines that a recorder and an engine process exchange; `PROTOCOL.md` is their description.
enum EngineMessages {
  /// The version of the protocol that this build speaks.
  static let version = 1

  /// The first line of an engine process.
  struct Hello: Codable, Equatable {
    var `protocol`: Int
    var name: String
    var version: String
    var fingerprint: String

    init(_ identity: EngineIdentity) {
      self.protocol = EngineMessages.version
      self.name = identity.name
      self.version = identity.version
      self.fingerprint = identity.fingerprint
    }

    var identity: EngineIdentity {
      EngineIdentity(name: name, version: version, fingerprint: fingerprint)
    }
  }

  struct Request: Codable {
    var id: Int
    var question: CaseQuestion
  }

  /// Exactly one of `run` and `error` is there.
  struct Reply: Codable {
    var id: Int
    var run: Run?
    var error: String?
  }

  static func line(_ message: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Sorted keys make equal messages equal bytes; JSON itself has no line breaks inside.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  static func message<Message: Decodable>(_ type: Message.Type, in line: String) throws -> Message {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

extension EngineMessages.Hello {
  /// What is wrong with a greeting, or nil.
  ///
  /// Name and version become words of the command line (`engine:NAME@VERSION`), so that they have
  /// no characters that it gives a meaning to.
  var problem: String? {
    guard `protocol` == EngineMessages.version else {
      return "it speaks version \(`protocol`) of the protocol, not \(EngineMessages.version)"
    }
    guard isWord(name), isWord(version), isWord(fingerprint) else {
      return "its name, version and fingerprint must be words of ASCII letters, digits, "
        + "'.', '-', '+' and '_'"
    }
    return nil
  }

  private func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-+_".contains($0)) }
  }
}
