import ScenarioModel
import ScvdbTestSupport
import Testing

/// Tests differences between two versions of a screen's contents.
@Suite struct ContentDifferenceTests {
  /// The difference of two random versions of one tree converts either version into the other one.
  @Test(arguments: 0..<200) func differencesLeadToTheOtherVersion(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let all = tree(depth: 3, prefix: "v", &random)
    let versions = (0..<2).map { _ in
      ScreenContents(rootView: version(of: all, &random), detachedViews: [])
    }
    for (old, new) in [(versions[0], versions[1]), (versions[1], versions[0])] {
      #expect(old.applying(ContentDifference(from: old, to: new)) == new)
    }
  }

  @Test func equalContentsHaveNoVariation() {
    let contents = ScreenContents(rootView: ViewNode(id: "root", name: "root", kind: .view))
    #expect([(SizeClasses.all, contents)].variations(of: contents) == nil)
  }

  /// A change to the tree applies to all versions.
  @Test func changesApplyToAllSizeClasses() {
    var root = ViewNode(id: "root", name: "root", kind: .view)
    root.subviews = [ViewNode(id: "a", name: "a", kind: .label)]
    var other = root
    other.subviews.append(ViewNode(id: "b", name: "b", kind: .label))
    var screen = Screen(name: "screen", rootView: root)
    let compact = SizeClasses(horizontal: .compact, vertical: .compact)
    screen.setContents(ScreenContents(rootView: other), for: compact)
    #expect(screen.allNodes.map(\.id) == ["root", "a", "b"])
    let german = screen.mappingTexts { "\($0)!" }
    #expect(german.contents(for: compact).allNodes.map(\.id) == ["root", "a", "b"])
    screen.changeTrees { tree in
      for index in tree.subviews.indices { tree.subviews[index].properties.text = "new" }
    }
    #expect(
      screen.contents(for: compact).allNodes.map(\.properties.text) == [nil, "new", "new"]
    )
  }

  private func tree(
    depth: Int,
    prefix: String,
    _ random: inout SeededGenerator
  ) -> ViewNode {
    var view = ViewNode(id: prefix, name: prefix, kind: .view)
    view.constraints = (0..<Int.random(in: 0...3, using: &random)).map {
      ConstraintNode(id: "\(prefix)c\($0)", firstItem: prefix, firstAttribute: .width)
    }
    guard depth > 0 else { return view }
    view.subviews = (0..<Int.random(in: 0...4, using: &random)).map {
      tree(depth: depth - 1, prefix: "\(prefix).\($0)", &random)
    }
    return view
  }

  /// Returns a version with some of the views and constraints, and with some other properties.
  private func version(of view: ViewNode, _ random: inout SeededGenerator) -> ViewNode {
    var version = view
    if Bool.random(using: &random) { version.properties.isHidden = true }
    version.constraints = view.constraints.filter { _ in Bool.random(using: &random) }
    for index in version.constraints.indices where Bool.random(using: &random) {
      version.constraints[index].constant = 10
    }
    version.subviews = view.subviews.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      .map { self.version(of: $0, &random) }
    return version
  }
}
