import Foundation
import Testing

@testable import SourcePorting

@Suite struct EngineProgramTests {
  private let program = EngineProgram(
    name: "Shop",
    revision: "1",
    resources: "/App/resources.txt",
    modules: ["Shop"],
    screens: [
      EngineScreen(key: .code("Login"), expressions: [StandIns.Expression(text: "Shop.Login()")]),
      EngineScreen(key: .code("Cart"), expressions: []),
      EngineScreen(
        key: .make("Cart(items: [\"a\"])"),
        expressions: [StandIns.Expression(text: "Cart(items: [\"a\"])", isThrowing: true)]
      ),
    ]
  )

  @Test func everyScreenHasOwnLine() throws {
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in [(0, "{ return Shop.Login() }"), (2, "return try Cart(items: [\"a\"]) }")]
    {
      let line = try #require(lines.firstIndex { $0.hasSuffix(text) })
      #expect(program.screen(onLine: line + 1) == index)
    }
    #expect(program.screen(onLine: 1) == nil)
    #expect(lines.contains(#"    .make("Cart(items: [\"a\"])", screen2),"#))
    #expect(!program.text.contains("screen1"))
  }

  @Test func programContainsCountsOfOmissions() {
    #expect(program.text.hasSuffix("  fixtures: [\n  ]\n)\n"))
    var program = program
    program.omissions = ["Shop.Login": 3, "Shop.Cart": 12]
    #expect(
      program.text.hasSuffix(
        """
          fixtures: [
          ],
          omissions: [
            "Shop.Cart": 12,
            "Shop.Login": 3,
          ]
        )

        """
      )
    )
  }

  @Test func standInsAreDescribed() {
    var program = program
    program.screens = [
      EngineScreen(
        key: .standIn("any Shop.Store"),
        expressions: [StandIns.Expression(text: "Broken()"), StandIns.Expression(text: "Live()")],
        triedCount: 1
      ),
      EngineScreen(
        key: .code("Cart"),
        expressions: [StandIns.Expression(text: "Cart()")],
        injections: [
          Injection(property: "store", type: "any Shop.Store"),
          Injection(property: "id", type: "ID"),
        ],
        optionals: [
          Injection(property: "backup", type: "any Shop.Store"),
          Injection(property: "other", type: "ID"),
        ]
      ),
    ]
    #expect(program.functions.first?.hasSuffix("-> any Shop.Store { return Live() }") == true)
    #expect(program.text.contains("    addStandIn(screen0)\n"))
    #expect(!program.text.contains("addStandIn(\""))
    let cart = EngineList.Screen(program.screens[1], of: program, root: "/App")
    #expect(cart.assumed == ["store: Live()", "id: nil"])
    #expect(cart.optionals == ["backup: Live()"])
    var list = EngineList(name: "Shop", revision: "1", screens: [cart])
    #expect(list.lines == ["made: Cart (store: Live(), id: nil)"])
    list.screens[0].assumed = ["Cart(items: [Item(id: 0)])"]
    #expect(list.lines == ["made: Cart (Cart(...))"])
  }

  @Test func scenariosNameExpressions() {
    let text = """
      screens:
        login: { make: "Login(user: \\"a\\")" }
        cart:
          make: CartViewController(items: 3) # three
        # make: Unused()
        old: { make: 'Old("it''s")', title: b }
        list: { code: ListController }
      """
    let found = ScenarioExpression.expressions(in: text, of: "/a.yaml")
    #expect(
      found == [
        ScenarioExpression(
          text: "Login(user: \"a\")",
          location: SourceLine(file: "/a.yaml", line: 2)
        ),
        ScenarioExpression(
          text: "CartViewController(items: 3)",
          location: SourceLine(file: "/a.yaml", line: 4)
        ),
        ScenarioExpression(text: "Old(\"it's\")", location: SourceLine(file: "/a.yaml", line: 6)),
      ]
    )
  }

  private func fixtures(_ name: String, _ content: String?) throws -> EngineScreen {
    let sandbox = try Sandbox()
    if let content { try sandbox.write(name, content) }
    let place = SourceLine(file: "/a.yaml", line: 1)
    return EngineScreen(
      ScenarioExpression(text: name, isFixtures: true, location: place),
      root: sandbox.root
    )
  }

  @Test func fixtureFilesBecomeExpressions() throws {
    let screen = try fixtures("Data/feed.json", "{\n  \"User\": {\"name\": \"A\"}\n}")
    #expect(screen.key == .fixtures("Data/feed.json"))
    #expect(screen.expression?.text == #"useFixtures("{\"User\":{\"name\":\"A\"}}")"#)
    #expect(try fixtures("Feed.make()", nil).expression?.text == "Feed.make()")
  }

  @Test(arguments: [
    (nil, "'feed.json' is not a readable file"), ("[1]", "'feed.json' does not contain an object"),
    ("{", "'feed.json' is not valid JSON"),
  ])
  func faultyFixtureFilesAreReported(content: String?, error: String) throws {
    let screen = try fixtures("feed.json", content)
    #expect(screen.expression == nil)
    #expect(try #require(screen.error).hasPrefix(error))
  }

  @Test func listHasThreeGroups() {
    let place = SourceLine(file: "/App/Sources/A.swift", line: 7)
    func screen(_ screen: EngineScreen) -> EngineList.Screen {
      EngineList.Screen(screen, of: program, root: "/App")
    }
    let list = EngineList(
      name: "Shop",
      revision: "1",
      screens: [
        screen(program.screens[0]),
        screen(
          EngineScreen(
            key: .code("Cart"),
            expressions: [],
            need: ("init(cart: Cart)", ["Cart"]),
            location: place
          )
        ),
        screen(
          EngineScreen(
            key: .code("Old"),
            expressions: [StandIns.Expression(text: "Old()")],
            triedCount: 1,
            error: "'init()' is unavailable",
            location: place
          )
        ),
      ]
    )
    #expect(
      list.lines == [
        "made: Login",
        "Sources/A.swift:7: needs a maker: Cart: init(cart: Cart) needs 'Cart'",
        "Sources/A.swift:7: failed: Old: 'init()' is unavailable",
      ]
    )
    #expect(list.summary == "1 made, 1 need a maker, 1 failed")
  }
}
