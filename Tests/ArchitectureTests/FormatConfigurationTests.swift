import Foundation
import Testing

/// swift-format reads only the nearest configuration, so a nested one repeats the settings of the
/// project.
@Suite struct FormatConfigurationTests {
  private static let rule = "AllPublicDeclarationsHaveDocumentation"

  @Test(arguments: ["LayoutEngine", "UIKit"])
  func engineConfigurationDiffersInOneRule(target: String) throws {
    var project = try settings(".swift-format")
    var engine = try settings("Sources/\(target)/.swift-format")
    var rules = try #require(project["rules"] as? [String: Bool])
    var engineRules = try #require(engine["rules"] as? [String: Bool])
    #expect(rules.removeValue(forKey: Self.rule) == true)
    #expect(engineRules.removeValue(forKey: Self.rule) == false)
    #expect(rules == engineRules)
    project["rules"] = nil
    engine["rules"] = nil
    #expect(NSDictionary(dictionary: project) == NSDictionary(dictionary: engine))
  }

  private func settings(_ file: String) throws -> [String: Any] {
    let data = try Data(contentsOf: root.appending(path: file))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
