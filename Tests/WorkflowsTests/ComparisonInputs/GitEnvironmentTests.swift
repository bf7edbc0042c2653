import Testing

@testable import Workflows

/// Tests the variables and settings for git.
@Suite struct GitEnvironmentTests {
  @Test func safeDirectorySettingIsPassedOn() {
    let environment = GitEnvironment([
      "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "run",
      "GIT_CONFIG_KEY_1": "safe.directory", "GIT_CONFIG_VALUE_1": "/checkout",
    ])
    #expect(environment.settings.contains("safe.directory=/checkout"))
    #expect(!environment.settings.contains { $0.hasSuffix("=run") })
    #expect(environment.variables["GIT_CONFIG_COUNT"] == nil)
  }

  @Test(arguments: ["-1", "x", "99999999999999999999"])
  func invalidSettingCountGivesNone(count: String) {
    let given = ["GIT_CONFIG_COUNT": count, "GIT_CONFIG_KEY_0": "safe.directory"]
    #expect(!GitEnvironment(given).settings.contains { $0.hasPrefix("safe.directory") })
  }

  @Test func otherGitVariablesAreDropped() {
    let given = [
      "HOME": "/home/a", "GIT_DIR": "/b", "GIT_TRACE": "/c", "GIT_CEILING_DIRECTORIES": "/d",
      "PATH": ":.:/usr/bin:tools:/bin",
    ]
    let variables = GitEnvironment(given).variables
    #expect(variables["HOME"] == "/home/a" && variables["GIT_CEILING_DIRECTORIES"] == "/d")
    #expect(variables["GIT_DIR"] == nil && variables["GIT_TRACE"] == nil)
    #expect(variables["PATH"] == "/usr/bin:/bin")
  }
}
