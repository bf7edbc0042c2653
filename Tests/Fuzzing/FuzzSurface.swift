package import Foundation
package import ScvdbTestSupport

/// An input of a surface.
package struct FuzzInput: Sendable {
  package var bytes: Data
  /// A description of the change.
  package var change = ""
  /// Checks an expectation for this input alone, and returns the problem.
  var expectation: (@Sendable () -> String?)?

  init(_ bytes: Data, change: String = "", expectation: (@Sendable () -> String?)? = nil) {
    self.bytes = bytes
    self.change = change
    self.expectation = expectation
  }
}

/// The outcome of an input that broke no property.
package enum FuzzOutcome: Equatable, Sendable {
  case refused
  case read
}

/// A violated property.
package struct FuzzFinding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A part of the code that reads external text.
///
/// It accepts each input, or refuses it with a clear error. An accepted text can be written and
/// read again.
package protocol FuzzSurface: Sendable {
  /// Returns a new input; equal numbers give equal inputs.
  func input(_ numbers: inout SeededGenerator) -> FuzzInput

  /// Runs the code with an input.
  ///
  /// - Throws: ``FuzzFinding`` if the property is violated.
  nonisolated(nonsending) func outcome(of bytes: Data) async throws -> FuzzOutcome
}

/// The kinds of external text.
package enum FuzzKind: String, CaseIterable, Sendable {
  case storyboards, scenarios, baselines, exports, answers, questions
  case fonts, lists, assets, projects

  /// - Parameters:
  ///   - package: The folder of this package, with the files for the inputs.
  ///   - documents: A folder of storyboards and xibs that replace those in the package.
  /// - Returns: The surface for inputs of this kind.
  /// - Throws: An error if the files cannot be read, or none can be used.
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

/// Checks an error message for a user: one line of a reasonable length, which starts with the
/// source location.
func checkClear(_ message: String, startingWith place: String = "") throws(FuzzFinding) {
  guard !message.isEmpty, message.hasPrefix(place), message.utf8.count < 4000 else {
    throw FuzzFinding("an error that is not clear: \(message.prefix(400))")
  }
  // Names of internal types mean nothing to a user.
  for word in ["DecodingError", "CodingKeys", "NSCocoaError", "Swift."] where message.contains(word)
  {
    throw FuzzFinding("an error in the words of the code: \(message.prefix(400))")
  }
}
