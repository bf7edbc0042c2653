import Foundation
import ScvdbTestSupport
import Testing

/// Tests results of the same build that commands reuse from the database.
@Suite struct ReuseCommandTests {
  private static let scenario = """
    screens: { form: { view: { subviews: [{ name: box, frame: [20, 40, 100, 30] }] } } }
    technique: none
    matrix: { devices: [iphone-8, ipad-10], orientations: [portrait] }
    steps: [checkpoint: at rest]
    """
  private static let note = "reused 2 answers of the same build from the database"
  private static let line = "reused 2 answers of the same build on this machine"

  private func workplace(environment: [String: String] = [:]) throws -> Workplace {
    let workplace = try Workplace(["Baselines/form.yaml": Self.scenario])
    try #require(try workplace.scvdb(["record"], environment: environment).status == 0)
    try #require(try workplace.scvdb("accept").status == 0)
    return workplace
  }

  /// Both cases already have a result.
  @Test func recordReusesAnswersOnRequest() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("record", "--reuse").errors.contains(Self.note))
    #expect(try workplace.scvdb("record").errors.isEmpty)
    #expect(try workplace.scvdb("check").status == 0)
  }

  @Test func reuseDoesNotChangeTestResult() throws {
    let workplace = try workplace()
    let reused = try workplace.scvdb("test")
    #expect(reused.output.contains(Self.line), "\(reused)")
    #expect(reused.output.hasSuffix("passed: 2 cases, no drift\n"))
    let computed = try workplace.scvdb("test", "--no-reuse")
    #expect(!computed.output.contains("reused"), "\(computed)")
    #expect(computed.output.hasSuffix("passed: 2 cases, no drift\n"))
  }

  @Test(arguments: sample(["text", "markdown", "github", "junit", "sarif", "html"]))
  func everyFormatContainsReuseCount(format: String) throws {
    let output = try workplace().scvdb("test", "--format", format)
    #expect(output.status == 0 && output.output.contains(Self.line), "\(output)")
  }

  /// JSON has comparisons, which are not stored.
  @Test func jsonContainsReuseCount() throws {
    let output = try workplace().scvdb("test", "--format", "json")
    #expect(output.output.contains("\"reusedAnswers\" : 0"), "\(output)")
  }

  @Test func anotherQuestionIsComputed() throws {
    let workplace = try workplace()
    let moved = Self.scenario.replacing("20, 40", with: "20, 60")
    try workplace.write(moved, to: "Baselines/form.yaml")
    let output = try workplace.scvdb("record", "--reuse")
    #expect(output.status == 0 && !output.errors.contains("from the database"))
  }

  /// Another user has another folder of caches, and so another key.
  @Test func answersOfOtherUserAreComputed() throws {
    let workplace = try workplace()
    let other = try TemporaryFolder()
    let elsewhere = ["XDG_CACHE_HOME": other.path]
    let output = try workplace.scvdb(["test"], environment: elsewhere)
    #expect(output.status == 0 && !output.output.contains("reused"), "\(output)")
    let again = try workplace.scvdb(["test"], environment: elsewhere)
    #expect(again.output.contains(Self.line), "\(again)")
  }

  @Test func keyInsideProjectIsNotUsed() throws {
    let inside = try workplace().folder.appending(path: "caches").path
    for environment in [["XDG_CACHE_HOME": ""], ["XDG_CACHE_HOME": "relative"]] {
      let workplace = try workplace()
      // The home folder is the project.
      let output = try workplace.scvdb(["test"], environment: environment)
      #expect(output.status == 0 && !output.output.contains("reused"), "\(output)")
      #expect(output.errors.contains("stored results are not reused: "), "\(output)")
      #expect(output.errors.contains("is inside the project"), "\(output)")
      #expect(try workplace.contents()[".cache/scvdb/reuse.key"] == nil)
    }
    let variable = try workplace().scvdb(["test"], environment: ["SCVDB_CACHE": "caches"])
    #expect(
      variable.status == 0 && variable.errors.contains("is inside the project"),
      "\(variable)"
    )
    let named = try workplace().scvdb("test", "--cache", "caches")
    #expect(named.status == 2 && named.errors.contains("is inside the project"), "\(named)")
    #expect(!FileManager.default.fileExists(atPath: inside))
  }

  @Test func keyReadableByOthersIsNotUsed() throws {
    let workplace = try workplace()
    let caches = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": caches.path]
    #expect(try workplace.scvdb(["record"], environment: environment).status == 0)
    let key = "\(caches.path)/scvdb/reuse.key"
    let attributes = try FileManager.default.attributesOfItem(atPath: key)
    #expect(attributes[.posixPermissions] as? Int == 0o600 && attributes[.size] as? Int == 32)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key)
    let output = try workplace.scvdb(["test"], environment: environment)
    #expect(output.errors.contains(": others can read or write it"), "\(output)")
    #expect(!output.output.contains("reused"), "\(output)")
  }

  /// Not even root can make a folder in `/proc`.
  @Test func aMissingKeyIsReported() throws {
    let environment = ["XDG_CACHE_HOME": "/proc/x"]
    let output = try workplace().scvdb(["test"], environment: environment)
    #expect(output.status == 0 && !output.output.contains("reused"), "\(output)")
    #expect(output.errors.contains("/proc/x/scvdb: cannot create the key for reuse"), "\(output)")
    let named = try workplace().scvdb("record", "--cache", "/proc/x")
    #expect(named.status == 2, "\(named)")
  }

  @Test(arguments: ["true", "1"])
  func ciReusesOnlyWithNamedCache(value: String) throws {
    let workplace = try workplace()
    let off = try workplace.scvdb(["test"], environment: ["CI": value])
    #expect(off.status == 0 && !off.output.contains("reused"), "\(off)")
    #expect(off.errors.contains("stored results are not reused: CI is set"), "\(off)")
    let cache = try TemporaryFolder()
    for environment in [["CI": value, "SCVDB_CACHE": cache.path], ["CI": value]] {
      let arguments = environment.count == 2 ? ["test"] : ["test", "--cache", cache.path]
      _ = try workplace.scvdb(arguments, environment: environment)
      let on = try workplace.scvdb(arguments, environment: environment)
      #expect(on.status == 0 && on.output.contains(Self.line), "\(on)")
    }
  }

  @Test(arguments: sample(["", "false", "0"]))
  func falseCIVariableAllowsReuse(value: String) throws {
    let output = try workplace().scvdb(["test"], environment: ["CI": value])
    #expect(output.output.contains(Self.line), "\(output)")
  }
}
