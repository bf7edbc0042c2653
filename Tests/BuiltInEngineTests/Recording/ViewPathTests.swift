import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

@Suite struct ViewPathTests {
  @Test func pathsRunFromTheScreenDown() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak("signUp", subviews: [.field("email", top: 10)])],
        navigation: true,
        steps: [.checkpoint(name: "start")]
      )
    )
    let views = try run.snapshot("start").views
    let paths = views.map(\.path)
    #expect(paths.contains("signUp"))
    #expect(paths.contains("signUp/scrollView"))
    #expect(paths.contains("signUp/scrollView/content/email"))
    #expect(views.first { $0.path == "signUp/scrollView" }?.className == "UIScrollView")
    #expect(views.first { $0.path.lastName == "navigationBar" }?.className == "UINavigationBar")
  }

  @Test func parentsComeBeforeOrderedChildren() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("one", top: 10), .field("two", top: 60)])],
        technique: .none,
        steps: [.checkpoint(name: "start")]
      )
    )
    #expect(try run.snapshot("start").views.map(\.path) == ["screen", "screen/one", "screen/two"])
  }

  @Test func screenPushedTwiceIsNumbered() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        navigation: true,
        technique: .none,
        steps: [
          .push(screen: "screen", focus: nil, animated: true), .checkpoint(name: "pushing"),
        ]
      )
    )
    let paths = try run.snapshot("pushing").views.map(\.path)
    #expect(paths.contains("screen"))
    #expect(paths.contains("screen-2"))
  }

  @Test func pathsFollowTreeAcrossCheckpoints() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("email", top: 10)])],
        navigation: true,
        technique: .none,
        steps: [
          .checkpoint(name: "before"), .push(screen: "screen", focus: nil, animated: false),
          .checkpoint(name: "pushed"), .pop(animated: false), .checkpoint(name: "after"),
          .checkpoint(name: "still"),
        ]
      )
    )
    let paths = try ["before", "pushed", "after", "still"].map { name in
      Set(try run.snapshot(name).views.map(\.path))
    }
    #expect(paths[0].contains("screen/email"))
    #expect(paths[1].contains("screen/email"))
    #expect(paths[2] == paths[0])
    #expect(paths[3] == paths[0])
  }
}
