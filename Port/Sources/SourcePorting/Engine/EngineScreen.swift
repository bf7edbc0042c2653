/// A part of an engine's program: a function that makes a controller or a value, or prepares data.
struct EngineScreen {
  /// The results of functions.
  enum Kind {
    case controller
    case fixtures
    case standIn
    /// A class; no function.
    case conformance
  }

  /// The code in scenario files.
  enum Key: Hashable {
    /// The class of a controller, for the key `code`.
    case code(String)
    /// An expression for the key `make`.
    case make(String)
    /// An expression for the key `fixtures`.
    case fixtures(String)
    /// A value of a type, for properties that the engine fills.
    case standIn(String)
    /// A ``ConformingClass`` of a protocol.
    case conformance(String)

    var text: String {
      switch self {
      case .code(let text), .make(let text), .fixtures(let text), .standIn(let text),
        .conformance(let text):
        text
      }
    }

    var kind: Kind {
      switch self {
      case .code, .make: .controller
      case .fixtures: .fixtures
      case .standIn: .standIn
      case .conformance: .conformance
      }
    }

    /// The initializer in the program.
    var function: String {
      switch self {
      case .code: ".code"
      case .make: ".make"
      case .fixtures: "AppFixture"
      case .standIn: "addStandIn"
      case .conformance: ""
      }
    }
  }

  var key: Key
  /// The expressions; a later one is used if an earlier one does not compile.
  var expressions: [StandIns.Expression]
  /// The number of expressions that did not compile.
  var triedCount = 0
  /// The compiler's first error.
  var error: String?
  /// The initializer that needs an expression from the user, with the types that are missing.
  var need: (signature: String, types: [String])?
  /// The reasons why the missing types have no value.
  var needReason: String?
  /// Whether only a storyboard makes the controller in the app.
  var needsArchive = false
  /// The properties of the controller that the engine fills.
  var injections: [Injection] = []
  /// The properties of the controller that the engine fills for `fillOptionals()`.
  var optionals: [Injection] = []
  var location: SourceLine?

  /// Whether the list of screens contains it: every program has the others.
  var isListed: Bool {
    ![.standIn, .conformance].contains(key.kind)
      && key != .fixtures(ScenarioExpression.fillingOptionals.text)
  }

  /// Continues with the next expression because of a compiler's error.
  mutating func exclude(_ message: String) {
    error = error ?? message
    triedCount += 1
  }

  /// The expression to compile; nil if all were tried.
  var expression: StandIns.Expression? {
    expressions.indices.contains(triedCount) ? expressions[triedCount] : nil
  }
}

extension EngineScreen {
  init(_ controller: AppController, named name: String) {
    self.init(
      key: .code(name),
      expressions: controller.expressions,
      error: controller.obstacle,
      need: controller.impossible.map { ($0.initializer.signature, $0.missing) },
      needReason: controller.needReason,
      needsArchive: controller.needsArchive,
      injections: controller.injections,
      optionals: controller.optionals,
      location: controller.type.location
    )
  }

  /// Creates the screen or the fixtures of a scenario file.
  ///
  /// - Parameters:
  ///   - expression: The value in the file.
  ///   - root: The folder of the project, which contains the files of fixtures.
  init(_ expression: ScenarioExpression, root: String) {
    self.init(
      key: expression.isFixtures ? .fixtures(expression.text) : .make(expression.text),
      expressions: [],
      location: expression.location
    )
    guard expression.isFixtures, FixtureFile.isNamed(by: expression.text) else {
      expressions = [StandIns.Expression(text: expression.text, isThrowing: true)]
      return
    }
    do {
      expressions = [try FixtureFile(path: expression.text).expression(in: root)]
    } catch {
      self.error = "\(error)"
    }
  }
}
