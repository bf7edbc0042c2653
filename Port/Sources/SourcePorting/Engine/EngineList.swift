import Foundation

/// The screens of an engine: `screens.json` beside its program.
package struct EngineList: Codable, Sendable {
  /// The result for a screen.
  package enum Status: String, Codable, Sendable {
    /// The engine makes the screen.
    case made
    /// A type needs an expression of the user.
    case needsMaker = "needs-maker"
    /// No expression for the screen compiles.
    case failed
  }

  package struct Screen: Codable, Sendable {
    /// The class of the controller; nil for an expression of a scenario file.
    package var code: String?
    /// The expression of `make` in a scenario file.
    package var make: String?
    /// The expression of `fixtures` in a scenario file.
    package var fixtures: String?
    package var status: Status
    /// The file of the class or of the expression, relative to the project if it is inside.
    package var file: String?
    /// The line, counted from 1.
    package var line: Int?
    /// The initializer to call in a maker.
    package var signature: String?
    /// The types that need a maker.
    package var missing: [String]?
    /// The compiler's error, or the reasons why the missing types have no value.
    package var reason: String?
    /// Whether the app makes the controller from a storyboard.
    package var needsArchive: Bool?
    /// The assumed values, such as `viewModel: LoginViewModel()`; nil for none.
    package var assumed: [String]?
    /// The values that `fillOptionals()` assumes, such as `user: User()`; nil for none.
    package var optionals: [String]?
  }

  /// The name of the app.
  package var name: String
  /// The commit and the digest of the app's code.
  package var revision: String
  /// The paths of the storyboards, relative to the project if they are inside.
  package var storyboards: [String] = []
  package var screens: [Screen]

  /// The name of the file.
  static let fileName = "screens.json"

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}

extension EngineList.Screen {
  init(_ screen: EngineScreen, of program: EngineProgram, root: String) {
    switch screen.key {
    case .code(let name): code = name
    case .make(let text): make = text
    case .fixtures(let text): fixtures = text
    case .standIn, .conformance: break
    }
    let isMade = screen.expression != nil
    let isFailed = screen.error != nil || screen.need == nil
    status = isMade ? .made : isFailed ? .failed : .needsMaker
    file = screen.location.map { FilePath.relative($0.file, to: root) }
    line = screen.location?.line
    reason = isMade ? nil : screen.error ?? screen.needReason
    needsArchive = screen.needsArchive ? true : nil
    let injected = screen.injections.map { injection in
      "\(injection.property): \(program.standIn(of: injection.type) ?? "nil")"
    }
    let call = code.flatMap { _ in screen.expression?.text }
    let isPlain = call?.hasSuffix("()") != false || screen.needsArchive
    let assumptions = (isPlain ? [] : [call ?? ""]) + injected
    assumed = isMade && !assumptions.isEmpty ? assumptions : nil
    let filled = screen.optionals.compactMap { optional in
      program.standIn(of: optional.type).map { "\(optional.property): \($0)" }
    }
    optionals = isMade && !filled.isEmpty ? filled : nil
    guard !isMade, let need = screen.need else { return }
    signature = need.signature
    missing = need.types
  }
}

extension EngineList {
  /// The lines of the report: made screens, missing makers, and errors.
  package var lines: [String] {
    let made = screens.filter { $0.status == .made }
    let others = screens.filter { $0.status != .made }
    return made.map { screen in
      let assumed = screen.assumed?.map(\.outermostCall).joined(separator: ", ")
      return "made: \(screen.title)" + (assumed.map { " (\($0))" } ?? "")
    }
      + others.map { screen in
        let place = "\(screen.file ?? ""):\(screen.line ?? 1)"
        switch screen.status {
        case .needsMaker:
          let types = (screen.missing ?? []).map { "'\($0)'" }.joined(separator: ", ")
          return
            "\(place): needs a maker: \(screen.title): \(screen.signature ?? "") needs \(types)"
            + (screen.reason.map { " (\($0))" } ?? "")
        default: return "\(place): failed: \(screen.title): \(screen.reason ?? "no initializer")"
        }
      }
  }

  /// The numbers of screens.
  package var summary: String {
    func count(_ status: Status) -> Int { screens.count { $0.status == status } }
    return "\(count(.made)) made, \(count(.needsMaker)) need a maker, \(count(.failed)) failed"
  }
}

extension String {
  /// The expression without the arguments of its outermost call.
  fileprivate var outermostCall: String {
    firstIndex(of: "(").map { self[$0...] == "()" ? self : "\(self[..<$0])(...)" } ?? self
  }
}

extension EngineList.Screen {
  fileprivate var title: String { code ?? make ?? fixtures ?? "" }
}
