/// The source of an engine's program.
///
/// Each screen is a function or class on a line of its own, so that a compiler's error names one
/// screen.
struct EngineProgram {
  /// The name of the app in recordings.
  var name: String
  /// The commit and the digest of the app's code.
  var revision: String
  /// The path of the list of resources.
  var resources: String
  /// The app's modules.
  var modules: [String]
  var screens: [EngineScreen]
  /// The numbers of omitted parts, by the app's classes with their modules.
  var omissions: [String: Int] = [:]

  /// The lines before the first screen.
  private var head: [String] {
    ["// Made by scvdb-port.", "import ScvdbAppEngine", "import UIKit"]
      + modules.map { "@testable import \($0)" }
      + TargetShim.simulated.map { "private typealias \($0) = UIKit.\($0)" }
      + TargetShim.replaced.map { "private typealias \($0) = PortSupport.\($0)" }
  }

  /// The screens with an expression, each with its index.
  private var compiled: [(index: Int, expression: StandIns.Expression)] {
    screens.enumerated().compactMap { index, screen in
      screen.expression.map { (index, $0) }
    }
  }

  /// The functions and classes of the screens, one per line.
  var functions: [String] {
    compiled.map { index, expression in
      let call = expression.isThrowing ? "try \(expression.text)" : expression.text
      let head = "@Sendable @MainActor private func screen\(index)() throws"
      return switch screens[index].key {
      case .fixtures: "\(head) { _ = \(call) }"
      case .code, .make: "\(head) -> UIViewController { return \(call) }"
      case .standIn(let type): "\(head) -> \(type) { return \(call) }"
      case .conformance: expression.text
      }
    }
  }

  /// The entries for classes with omitted code, in the order of their names.
  var omissionEntries: [String] {
    omissions.sorted { $0.key < $1.key }.map { "    \(quoted($0.key)): \($0.value)," }
  }

  /// The last argument; empty if no code is omitted.
  private var omissionArgument: [String] {
    omissions.isEmpty ? [] : ["  omissions: ["] + omissionEntries + ["  ]"]
  }

  var text: String {
    let description =
      ["enum DescribedModule: DescribedClasses {", "  static func describe() {"]
      + compiled.filter { screens[$0.index].key.kind == .standIn }
      .map { "    addStandIn(screen\($0.index))" } + ["  }", "}"]
    let run = [
      "AppEngine.run(", "  name: \(quoted(name)),", "  revision: \(quoted(revision)),",
      "  resources: \(quoted(resources)),", "  screens: [",
    ]
    return
      (head + functions + description + run + list(.controller) + ["  ],", "  fixtures: ["]
      + list(.fixtures) + [omissions.isEmpty ? "  ]" : "  ],"] + omissionArgument + [")", ""])
      .joined(separator: "\n")
  }

  /// Returns the elements of a list of screens or fixtures.
  private func list(_ kind: EngineScreen.Kind) -> [String] {
    compiled.filter { screens[$0.index].key.kind == kind }.map { index, _ in
      "    \(screens[index].key.function)(\(quoted(screens[index].key.text)), screen\(index)),"
    }
  }

  /// Returns the expression for a type of filled properties; nil if none compiles.
  func standIn(of type: String) -> String? {
    screens.first { $0.key == .standIn(type) }?.expression?.text
  }

  /// Returns the index of the screen on a line, counted from 1; nil for another line.
  func screen(onLine line: Int) -> Int? {
    let index = line - head.count - 1
    return compiled.indices.contains(index) ? compiled[index].index : nil
  }

  // MARK: Errors

  /// Replaces the expression on a line with an error by the next one; returns whether there is one.
  mutating func exclude(_ errors: [(line: Int, message: String)]) -> Bool {
    var excluded: Set<Int> = []
    for (line, message) in errors {
      guard let index = screen(onLine: line), excluded.insert(index).inserted else { continue }
      screens[index].exclude(message)
    }
    excludeBrokenClasses()
    return !excluded.isEmpty
  }

  /// Excludes the expressions with a class that does not compile.
  private mutating func excludeBrokenClasses() {
    while true {
      let broken = Dictionary(
        screens.filter { $0.key.kind == .conformance && $0.expression == nil }
          .map { ($0.key.text, $0.error ?? "") }
      ) { first, _ in first }
      let affected = screens.indices.compactMap { index in
        screens[index].expression?.protocols.sorted().lazy.compactMap { broken[$0] }.first
          .map { (index, $0) }
      }
      guard !affected.isEmpty else { return }
      for (index, message) in affected { screens[index].exclude(message) }
    }
  }
}
