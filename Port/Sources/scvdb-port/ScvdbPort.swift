import ArgumentParser
import SourcePorting

/// The command line: parses options, updates the working copy, and calls SwiftPM.
@main
struct ScvdbPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scvdb-port",
    abstract: "Build and test a package of UIKit code on Linux, unmodified",
    discussion: """
      Copies the package to .build/scvdb-port, rewrites the code that needs Apple's systems, and \
      runs SwiftPM in the copy. Your own files do not change; errors and failures name them.
      """,
    subcommands: [Test.self, Build.self, Engine.self, Explain.self]
  )
}

/// Runs the tests.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrite and run the tests; ends with the status of swift test",
    discussion: "Example: scvdb-port test MyLibrary --device iphone-se-1 -- --filter LayoutTests"
  )

  @OptionGroup var options: PortOptions

  @Flag(help: "Omit the statements and members that do not compile, and list them")
  var omit = false

  func run() throws { try options.handOver(to: "test", omitting: omit) }
}

/// Builds the package.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrite and build; ends with the status of swift build"
  )

  @OptionGroup var options: PortOptions

  @Flag(help: "Omit the statements and members that do not compile, and list them")
  var omit = false

  func run() throws { try options.handOver(to: "build", omitting: omit) }
}

/// Prints the report.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List rewrites, omitted and unsupported code with locations; builds nothing"
  )

  @OptionGroup var options: PortOptions

  @Flag(help: "List each rewritten construct, not only unsupported ones")
  var all = false

  func run() throws {
    let (report, omissions) = try options.update()
    for line in report.lines(all: all) { print(line) }
    for code in omissions?.omissions ?? [] { print(code.description) }
    for count in report.counts {
      let unsupported = count.unsupported > 0 ? ", \(count.unsupported) unsupported" : ""
      print("\(count.rule): \(count.rewritten) rewritten\(unsupported)")
    }
    if let omissions { print(omissions.summary) }
    print("targets with UIKit: \(report.targets.joined(separator: ", "))")
  }
}
