import SwiftSyntax
import Testing

@testable import SourcePorting

/// Expressions for values, made from declarations of an app.
@Suite struct StandInTests {
  private func types(_ source: String) -> AppTypes {
    // The first line of a rewritten file is a directive.
    let file = ParsedFile("#sourceLocation(file: \"/App/App.swift\", line: 1)\n\(source)")
    return AppTypes(AppTypeReader(file, file: "/App/App.swift", module: "App").types)
  }

  private func controllers(_ source: String, makers: [String: String] = [:]) -> [AppController] {
    StandIns(types: types(source), makers: makers).controllers(of: ["App"])
  }

  private func call(_ parameters: String, _ source: String = "") -> String? {
    let text = """
      class Screen: UIViewController { init(\(parameters)) { super.init(nibName: nil, bundle: nil) } }
      \(source)
      """
    return controllers(text).first?.expressions.first?.text
  }

  @Test(arguments: [
    ("a: Int?, b: String, c: Bool", #"App.Screen(a: nil, b: "", c: false)"#),
    ("_ a: [Int], b: [String: Int], c: Set<Int>", "App.Screen([], b: [:], c: [])"),
    ("a: @escaping () -> Void, b: (Int, Int) -> Bool", "App.Screen(a: { }, b: { _, _ in false })"),
    (
      "a: CGFloat, b: UIColor, c: URL",
      #"App.Screen(a: 0, b: UIColor.clear, c: URL(string: "https://example.com")!)"#
    ),
    (
      "a: ClosedRange<Int>, b: Range<Double>", "App.Screen(a: (0...0), b: (0..<0))"
    ),
    ("a: (Int, name: String)", #"App.Screen(a: (0, name: ""))"#),
    ("a: Int = 3, b: Int", "App.Screen(b: 0)"),
    ("a: Int!", "App.Screen(a: nil)"),
  ])
  func valuesAreEmpty(parameters: String, expected: String) {
    #expect(call(parameters) == expected)
  }

  @Test(arguments: [
    ("a: Color", "enum Color { case dark(depth: Int), light }", "App.Color.dark(depth: 0)"),
    (
      "a: User", "struct User { let name: String; var age = 3; var note: String? }",
      #"App.User(name: "")"#
    ),
    ("a: Store", "final class Store { init(name: String) {} ; init() {} }", "App.Store()"),
    ("a: Store", "class Base { init(_ count: Int) {} }\nclass Store: Base {}", "App.Store(0)"),
    (
      "a: Store", "class Store { static let shared = Store(); private init() {} }",
      "App.Store.shared"
    ),
    ("a: any Service", "protocol Service {}\nstruct Live: Service {}", "App.Live()"),
    (
      "a: Model",
      """
      typealias Model = Input & Output
      protocol Input {}
      protocol Output {}
      struct Half: Input {}
      struct Live: Model {}
      """, "App.Live()"
    ),
    ("a: any A & B", "protocol A {}\nprotocol B {}\nstruct C: B {}\nstruct D: A, B {}", "App.D()"),
    ("a: Name", "typealias Name = String", #"App.Screen(a: "")"#),
    (
      "a: Form.Row", "struct Form { struct Row { let kind: Kind; enum Kind { case a } } }",
      "App.Form.Row(kind: App.Form.Row.Kind.a)"
    ),
    ("a: Cell", "class Cell: UIView {}", "App.Cell()"),
    ("a: Store", "class Store { init() throws {} }", "App.Store()"),
  ])
  func typesOfAppAreMade(parameters: String, source: String, expected: String) throws {
    let text = try #require(call(parameters, source))
    #expect(text == (expected.hasPrefix("App.Screen") ? expected : "App.Screen(a: \(expected))"))
  }

  @Test func genericSuperclassesHaveArguments() {
    let screens = controllers(
      """
      class Base<Model: AnyObject>: UIViewController { init(model: Model, list: [Model]) {} }
      class Form<Model: AnyObject, Row>: Base<Model> {}
      final class Cart: Form<CartModel, Int> {}
      final class CartModel { init() {} }
      """
    )
    #expect(
      screens.map { $0.expressions.map(\.text) } == [["App.Cart(model: App.CartModel(), list: [])"]]
    )
  }

  @Test(arguments: [
    ("required init?(coder: NSCoder) {}", "App.Map(coder: NSCoder())!"),
    ("required init(coder: NSCoder) {}", "App.Map(coder: NSCoder())"),
  ])
  func archivesMakeControllers(initializer: String, expected: String) {
    let screens = controllers("class Map: UIViewController { \(initializer) }")
    #expect(screens.map { $0.expressions.map(\.text) } == [[expected]])
  }

  @Test(arguments: [
    ("UICollectionViewController", "collectionViewLayout: UICollectionViewFlowLayout()"),
    ("SFSafariViewController", #"url: URL(string: "https://example.com")!"#),
    ("UITableViewController", ""),
  ])
  func systemClassesNeedArguments(superclass: String, arguments: String) {
    let screens = controllers("class List: \(superclass) {}")
    #expect(screens.map { $0.expressions.map(\.text) } == [["App.List(\(arguments))"]])
  }

  @Test func missingTypesAreListed() throws {
    let source = """
      class Screen: UIViewController {
        init(cart: Cart, count: Int) {}
      }
      struct Cart { private let id: Int; init(other: Unknown) {} }
      """
    let screen = try #require(controllers(source).first)
    #expect(screen.expressions.isEmpty)
    #expect(screen.impossible?.missing == ["Cart"])
    #expect(screen.impossible?.initializer.signature == "init(cart: Cart, count: Int)")
    #expect(screen.type.location == SourceLine(file: "/App/App.swift", line: 1))
    let made = controllers(source, makers: ["Cart": "Cart(other: .empty)"]).first
    #expect(made?.expressions.first?.text == "App.Screen(cart: (Cart(other: .empty)), count: 0)")
  }

  @Test func recursionEnds() {
    #expect(call("a: A", "struct A { let b: B }\nstruct B { let a: [A]; let c: A }") == nil)
    #expect(call("a: A", "struct A { let b: [A] }") == "App.Screen(a: App.A(b: []))")
  }

  @Test func throwingCallsAreMarked() throws {
    let source = """
      class Screen: UIViewController { init(a: Store) {} }
      class Store { init() throws {} }
      """
    #expect(try #require(controllers(source).first?.expressions.first).isThrowing)
  }

  @Test func factoriesPrecedeInitializers() {
    let source = """
      class Screen: UIViewController {
        static func create(with model: Model) -> Screen { Screen() }
        static func count() -> Int { 1 }
      }
      class Model { private init() {} ; static func make() throws -> Self { fatalError() } }
      """
    let expressions = controllers(source).first?.expressions ?? []
    #expect(
      expressions.map(\.text) == ["App.Screen.create(with: App.Model.make())", "App.Screen()"]
    )
    #expect(expressions.map(\.isThrowing) == [true, false])
  }

  private let injected = """
    class Base: UIViewController { private var store: Store! }
    class Screen: Base {
      var model: (any Model)!
      var kind: Kind!
      var names: [String: Kind]!
      var box: UIView!
      var card: Card!
      var note: Note?
      enum Kind { case small }
    }
    class Card: UIView {}
    struct Note {}
    protocol Model {}
    struct Broken: Model { let value: Unknown }
    struct Live: Model {}
    class Store {}
    class Helper { var note: Note?; var store: Store! }
    """

  /// Views, which controllers make themselves, are left out.
  @Test func injectionsIncludeSuperclasses() throws {
    let screen = try #require(controllers(injected).first { $0.type.name == "Screen" })
    #expect(
      screen.injections.map { "\($0.property): \($0.type)" } == [
        "model: (any App.Model)", "kind: App.Screen.Kind", "names: [String: App.Screen.Kind]",
        "store: App.Store",
      ]
    )
  }

  @Test func injectedTypesGetValues() {
    let values = StandIns(types: types(injected), makers: ["Store": "Store()"]).injectedValues()
    #expect(
      values.map { "\($0.type) = \($0.expressions.map(\.text))" } == [
        #"App.Store = ["(Store())"]"#, #"(any App.Model) = ["App.Live()"]"#,
        #"App.Screen.Kind = ["App.Screen.Kind.small"]"#,
        #"[String: App.Screen.Kind] = ["[:]"]"#, #"App.Note = ["App.Note()"]"#,
      ]
    )
  }

  /// Classes of UIKit's controllers, also through other classes; no generic or private ones.
  @Test func controllersAreFound() {
    let source = """
      class Base: UIViewController {}
      class List: UITableViewController {}
      class Detail: Base {}
      class Grid: UICollectionViewController {}
      class Coded: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Box<Item>: UIViewController {}
      private class Hidden: UIViewController {}
      class Label: UIView {}
      """
    let found = controllers(source)
    #expect(found.map(\.type.name) == ["Base", "List", "Detail", "Grid", "Coded"])
    #expect(
      found.map { $0.expressions.first?.text } == [
        "App.Base()", "App.List()", "App.Detail()",
        "App.Grid(collectionViewLayout: UICollectionViewFlowLayout())",
        "App.Coded(coder: NSCoder())!",
      ]
    )
    #expect(found.map(\.needsArchive) == [false, false, false, false, true])
  }
}
