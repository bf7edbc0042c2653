import Testing

@testable import SourcePorting

/// Classes for protocols of an app that no other class of the app implements.
@Suite struct ConformingClassTests {
  private func standIns(_ source: String) -> StandIns {
    let file = ParsedFile("#sourceLocation(file: \"/App/App.swift\", line: 1)\n\(source)")
    let types = AppTypeReader(file, file: "/App/App.swift", module: "App").types
    return StandIns(types: AppTypes(types), makers: [:])
  }

  private func controller(_ source: String) -> AppController? {
    standIns(source).controllers(of: ["App"]).first { $0.type.name == "Screen" }
  }

  private static let screen = "class Screen: UIViewController { init(a: any P) {} }\n"

  private func declaration(_ source: String) -> String? {
    let standIns = standIns(Self.screen + source)
    let expressions = standIns.controllers(of: ["App"]).flatMap(\.expressions)
    return standIns.conformingClasses(for: expressions).first { $0.type.name == "P" }?
      .expressions.first?.text
  }

  @Test(arguments: [
    "", "private class Hidden: P {}", "class Generic<Item>: P {}",
    "class Needy: P { init(other: Unknown) {} }",
  ])
  func protocolsWithoutValuesGetClass(implementation: String) {
    let made = controller(Self.screen + "protocol P {}\n\(implementation)")
    #expect(made?.expressions.map(\.text) == ["App.Screen(a: App_P_StandIn())"])
    #expect(made?.expressions.map(\.protocols) == [["P"]])
  }

  @Test func implementationsPrecedeClasses() {
    let source = """
      protocol P {}
      class Live: P { init(store: any Store) {} }
      protocol Store {}
      private class Disk: Store {}
      """
    let made = controller(Self.screen + source)
    #expect(
      made?.expressions.map(\.text) == ["App.Screen(a: App.Live(store: App_Store_StandIn()))"]
    )
  }

  @Test(arguments: [
    ("func log(_ text: String, at: Level)", "func log(_ text: String, at: App.P.Level) {}"),
    ("func count() async throws -> Int", "func count() async throws -> Int { 0 }"),
    (
      "func user() throws -> User",
      "func user() throws -> App.User { MainActor.assumeIsolated { App.User(name: \"\") } }"
    ),
    (
      "func item() throws -> Item",
      "func item() throws -> Item { throw CocoaError(.featureUnsupported) }"
    ),
    ("func item() -> Item", "func item() -> Item { omittedValue() }"),
    ("func load<T>(_ type: T.Type) -> T", "func load<T>(_ type: T.Type) -> T { omittedValue() }"),
    ("mutating func copy() -> Self", "func copy() -> Self { self }"),
    ("static var name: String { get }", "static var name: String { get { \"\" } set {} }"),
    ("var name: String? { get set }", "var name: String? = nil"),
    (
      "var user: User { get }",
      "lazy var user: App.User = MainActor.assumeIsolated { App.User(name: \"\") }"
    ),
    ("var size: Int { get async }", "var size: Int { get async { 0 } }"),
    ("subscript(row: Int) -> Bool { get }", "subscript(row: Int) -> Bool { get { false } set {} }"),
    ("init(name: String)", "convenience init(name: String) { self.init() }"),
  ])
  func membersReturnEmptyValues(requirement: String, member: String) {
    let source = """
      protocol P { \(requirement) }
      extension P { typealias Level = Int }
      struct User { let name: String }
      """
    let head = "private final class App_P_StandIn: App.P { init() {}; "
    #expect(declaration(source) == "\(head)\(member) }")
  }

  @Test(arguments: [
    (
      "protocol P: AnyObject { var a: Int { get } }\nextension P { var a: Int { 1 } }",
      "App.P { init() {} }"
    ),
    (
      "protocol P: Base {}\nprotocol Base { func a() }",
      "App.P { init() {}; func a() {} }"
    ),
    ("protocol P: UITableViewDelegate { func a() }", "NSObject, App.P { func a() {} }"),
    ("protocol P: Sendable {}", "App.P, @unchecked Sendable { init() {} }"),
    (
      "protocol P: Equatable {}",
      "App.P { init() {}; static func == (one: App_P_StandIn, other: App_P_StandIn) -> Bool "
        + "{ one === other } }"
    ),
  ])
  func inheritedProtocolsAreFulfilled(source: String, expected: String) {
    #expect(declaration(source) == "private final class App_P_StandIn: \(expected)")
  }

  @Test(arguments: [
    ("protocol P { associatedtype Item }", "'P' has associated types or conditions"),
    (
      "protocol P: Base {}\nprotocol Base { associatedtype Item }",
      "'P' inherits from 'Base', which has associated types or conditions"
    ),
    ("protocol P: UIView {}", "'P' inherits from 'UIView'"),
    ("protocol P { func add(_ other: Self) }", "'P' has a member with values of type 'Self'"),
  ])
  func obstaclesAreReported(source: String, reason: String) {
    let made = controller(Self.screen + source)
    #expect(made?.expressions.isEmpty == true)
    #expect(made?.needReason == reason)
  }

  @Test func reasonsNameInnermostTypes() {
    let source = """
      class Screen: UIViewController { init(cart: Cart) {} }
      struct Cart { let store: Store }
      class Store { init(_ other: Unknown) {} }
      """
    #expect(
      controller(source)?.needReason
        == "'Cart' needs 'Store' for init(store: Store); 'Store' needs 'Unknown' for "
        + "init(_ other: Unknown); 'Unknown' is not a type of the app"
    )
  }

  @Test func stoppingDecodersAreNotCalled() {
    let source = """
      class Screen: UIViewController {
        private init(a: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """
    let made = controller(source)
    #expect(made?.expressions.isEmpty == true)
    #expect(made?.needsArchive == false)
    #expect(
      made?.obstacle
        == "no initializer can be called, and required init?(coder: NSCoder) stops the program"
    )
  }

  @Test func brokenClassExcludesItsExpressions() throws {
    var program = EngineProgram(
      name: "App",
      revision: "1",
      resources: "",
      modules: ["App"],
      screens: [
        EngineScreen(
          key: .code("Screen"),
          expressions: [StandIns.Expression(text: "Screen(App_P_StandIn())", protocols: ["P"])]
        ),
        EngineScreen(
          key: .conformance("P"),
          expressions: [StandIns.Expression(text: "private final class App_P_StandIn: App.P {}")]
        ),
      ]
    )
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("private final class App_P") })
    let hasExcluded = program.exclude([(line + 1, "type 'X' is missing")])
    #expect(hasExcluded)
    #expect(program.screens.map(\.expression?.text) == [nil, nil])
    let listed = EngineList.Screen(program.screens[0], of: program, root: "/App")
    #expect(listed.reason == "type 'X' is missing")
    #expect(!program.text.contains("StandIn"))
  }
}
