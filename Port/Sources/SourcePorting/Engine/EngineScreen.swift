/// A part of an engine's program: a function that makes a controller, or prepares data.
struct EngineScreen {
  /// The code in scenario files.
  enum Key: Hashable {
    /// The class of a controller, for the key `code`.
    case code(String)
    /// An expression for the key `make`.
    case make(String)
    /// An expression for the key `fixtures`.
    case fixtures(String)

    var text: String {
      switch self {
      case .code(let text), .make(let text), .fixtures(let text): text
      }
    }

    /// The initializer in the program.
    var function: String {
      switch self {
      case .code: ".code"
      case .make: ".make"
      case .fixtures: "AppFixture"
      }
    }

    var isFixtures: Bool {
      if case .fixtures = self { true } else { false }
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
  /// Whether only a storyboard makes the controller in the app.
  var needsArchive = false
  var location: SourceLine?

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
      need: controller.impossible.map { ($0.initializer.signature, $0.missing) },
      needsArchive: controller.needsArchive,
      location: controller.type.location
    )
  }

  init(_ expression: ScenarioExpression) {
    self.init(
      key: expression.isFixtures ? .fixtures(expression.text) : .make(expression.text),
      expressions: [StandIns.Expression(text: expression.text, isThrowing: true)],
      location: expression.location
    )
  }
}
