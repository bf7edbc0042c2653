import Foundation
import ScvdbTestSupport
import Testing

/// A baseline without a result is drift if the command line covers it.
@Suite struct BaselineWithoutResultTests {
  /// Two scenarios of four cases each in a folder, and a third one beside it, all accepted.
  private func accepted() throws -> Workplace { try Workplace(copying: Self.files.get()) }

  private static let files = Result { try accepted(one: boxScenario) }

  /// The files with another technique in the first scenario.
  private static let scrolling = Result {
    try accepted(one: boxScenario.replacing("technique: none", with: "technique: container-scroll"))
  }

  private static func accepted(one: String) throws -> [String: Data] {
    let workplace = try Workplace([
      "Baselines/a/one.yaml": one, "Baselines/a/two.yaml": boxScenario,
      "Baselines/b.yaml": boxScenario,
    ])
    try workplace.acceptAll()
    return try workplace.contents()
  }

  private func edit(_ path: String, in workplace: Workplace, _ old: String, _ new: String) throws {
    try workplace.write(boxScenario.replacing(old, with: new), to: "Baselines/\(path)")
  }

  @Test(
    arguments: sample([
      ("test", 1), ("test a", 1), ("test a/one", 1), ("test Baselines/a", 1), ("test b", 0),
      ("test a --device iphone-xs", 1), ("test a --device iphone-8", 0), ("test a/two", 0),
      ("test --sample 3", 0), ("test Baselines/a/one.yaml", 1), ("test a/../a", 1),
    ])
  )
  func removedDeviceIsObsolete(command: String, status: Int32) throws {
    let workplace = try accepted()
    try edit("a/one.yaml", in: workplace, ", iphone-xs", "")
    let output = try workplace.scvdb(command.split(separator: " ").map(String.init))
    #expect(output.status == status, "\(output)")
    #expect(output.output.contains("2 baselines without a result") == (status == 1), "\(output)")
  }

  @Test(arguments: sample([("test", 1), ("test a", 1), ("test a/two", 0), ("test b", 0)]))
  func deletedScenarioIsObsolete(command: String, status: Int32) throws {
    let workplace = try accepted()
    try FileManager.default.removeItem(at: workplace.folder.appending(path: "Baselines/a/one.yaml"))
    let output = try workplace.scvdb(command.split(separator: " ").map(String.init))
    #expect(output.status == status, "\(output)")
  }

  @Test(
    arguments: sample([
      ("test --engine scvdb@1.1.0", 1), ("test a --engine scvdb", 1),
      ("test a/two b --engine scvdb@1.1.0", 0),
      ("test a --device iphone-8 --engine scvdb@1.1.0", 1),
      ("test", 0), ("test a/one", 0),
    ])
  )
  func scenarioOfOtherEngineIsObsolete(command: String, status: Int32) throws {
    let workplace = try Workplace(copying: Self.scrolling.get())
    let engine = "engine: container-scroll@0.1.0\ntechnique: container-scroll"
    try edit("a/one.yaml", in: workplace, "technique: none", engine)
    let output = try workplace.scvdb(command.split(separator: " ").map(String.init))
    #expect(output.status == status, "\(output)")
  }

  @Test(arguments: sample([("test", 1), ("test a/one", 1), ("test a/two", 0)]))
  func otherTechniqueIsObsolete(command: String, status: Int32) throws {
    let workplace = try accepted()
    try edit("a/one.yaml", in: workplace, "technique: none", "technique: content-inset")
    let output = try workplace.scvdb(command.split(separator: " ").map(String.init))
    #expect(output.status == status, "\(output)")
    #expect(output.output.contains("4 baselines without a result") == (status == 1), "\(output)")
  }

  @Test func projectWithoutScenariosDoesNotPass() throws {
    let workplace = try accepted()
    for path in ["a/one", "a/two", "b"] {
      let file = workplace.folder.appending(path: "Baselines/\(path).yaml")
      try FileManager.default.removeItem(at: file)
    }
    for arguments in [["test"], ["test", "a"]] {
      #expect(try workplace.scvdb(arguments).status == 2)
    }
  }
}
