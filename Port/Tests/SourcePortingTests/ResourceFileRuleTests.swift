import SourcePorting
import Testing

/// The calls that find the resources of targets.
@Suite struct ResourceFileRuleTests {
  @Test(arguments: [
    (
      "let a = Bundle.main.path(forResource: b, ofType: \"html\")",
      "let a = Bundle.main.packagedPath(forResource: b, ofType: \"html\")"
    ),
    (
      "let a = c?.url(forResource: b, withExtension: nil, subdirectory: d)",
      "let a = c?.packagedURL(forResource: b, withExtension: nil, subdirectory: d)"
    ),
    (
      "let a = c.url(forResource: b, withExtension: \"momd\")",
      "let a = c.url(forResource: b, withExtension: \"momd\")"
    ),
    ("let a = Bundle(identifier: b)!", "let a = Bundle.packaged(identifier: b)!"),
    ("let a = Bundle(path: b)!", "let a = Bundle(path: b)!"),
    (
      "let a = Bundle.path(forResource: b, ofType: c, inDirectory: d)",
      "let a = Bundle.path(forResource: b, ofType: c, inDirectory: d)"
    ),
    (
      "struct B { func path(forResource a: String, ofType b: String) {} }; c.path(forResource: d, ofType: e)",
      "struct B { func path(forResource a: String, ofType b: String) {} }; c.path(forResource: d, ofType: e)"
    ),
  ])
  func bundlesFindResourcesOfTargets(source: String, expected: String) {
    #expect(ported(source, by: ResourceFileRule.self) == expected)
  }
}
