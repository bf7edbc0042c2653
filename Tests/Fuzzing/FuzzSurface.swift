package import Foundation
package import ScvdbTestSupport

/// What is given to a surface.
package struct FuzzInput: Sendable {
  package var bytes: Data
  /// What was changed, in words.
  package var change = ""
  /// Checks what holds of this input and not of all, and returns what is wrong.
  var expectation: (@Sendable () -> String?)?

  init(_ bytes: Data, change: String = "", expectation: (@Sendable () -> String?)? = nil) {
    self.bytes = bytes
    self.change = change
    self.expectation = expectation
  }
}

/// What came of an input that broke nothing.
package enum FuzzOutcome: Equatable, Sendable {
  case refused
  case read
}

/// A property that does not hold.
package struct FuzzFinding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A place where texts of others come in, with the property that each of them has there: it is read, or
/// refused with an error that is clear, and what was read can be written and read again.
package protocol FuzzSurface: Sendable {
  /// An input that was not tried yet, the same for the same numbers.
  func input(_ numbers: inout SeededGenerator) -> FuzzInput

  /// Gives an input to the code.
  ///
  /// - Throws: ``FuzzFinding`` where the property does not hold.
  nonisolated(nonsending) func outcome(of bytes: Data) async throws -> FuzzOutcome
}

/// The kinds of texts that come from outside.
package enum FuzzKind: String, CaseIterable, Sendable {
  case storyboards, scenarios, baselines, exports, answers, questions
  case fonts, lists, assets, projects

  /// - Parameters:
  ///   - package: The folder of this package, whose files the inputs are made of.
  ///   - documents: A folder of storyboards and xibs, in place of those of the package.
  /// - Returns: The surface for inputs of this kind.
  /// - Throws: Where the files cannot be read, or none can be used.
  package func surface(package: URL, documents: URL? = nil) async throws -> any FuzzSurface {
    let seeds = FuzzSeeds(package: package)
    return switch self {
    case .storyboards: try StoryboardSurface(seeds.documents(in: documents))
    case .scenarios: try ScenarioSurface(seeds)
    case .baselines: try BaselineSurface(seeds)
    case .exports: try ExportSurface()
    case .answers: try await AnswerSurface(seeds)
    case .questions: try QuestionSurface(seeds)
    case .fonts: FontSurface()
    case .lists: try PropertyListSurface()
    case .assets: try AssetSurface()
    case .projects: ProjectSurface()
    }
  }
}

/// Holds an error to what a user needs: one line of a sensible length, which starts with the place.
func checkClear(_ message: String, startingWith place: String = "") throws(FuzzFinding) {
  guard !message.isEmpty, message.hasPrefix(place), message.utf8.count < 4000 else {
    throw FuzzFinding("an error that is not clear: \(message.prefix(400))")
  }
  // Names of types of the code mean nothing to a user.
  for word in ["DecodingError", "CodingKeys", "NSCocoaError", "Swift."] where message.contains(word)
  {
    throw FuzzFinding("an error in the words of the code: \(message.prefix(400))")
  }
}
