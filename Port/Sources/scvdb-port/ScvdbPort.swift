import ArgumentParser
import SourcePorting

/// The command line: parses options, updates the working copy, and calls SwiftPM.
@main
struct ScvdbPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scvdb-port",
    abstract: "Build and test a package of UIKit code on Linux, unmodified",
    discussion: """
      Makes a working copy below .build/scvdb-port, rewrites there what needs Apple's systems, \
      and runs SwiftPM in it. Your own files are only read; errors and failures name them.
      """,
    subcommands: [Test.self, Build.self, Explain.self]
  )
}

/// Runs the tests.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrite and run the tests; ends with the status of swift test",
    discussion: "Example: scvdb-port test MyLibrary --device iphone-se-1 -- --filter LayoutTests"
  )

  @OptionGroup var options: PortOptions

  func run() throws { try options.handOver(to: "test") }
}

/// Builds the package.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrite and build; ends with the status of swift build"
  )

  @OptionGroup var options: PortOptions

  func run() throws { try options.handOver(to: "build") }
}

/// Prints the report.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what is rewritten where, and what cannot be; builds nothing"
  )

  @OptionGroup var options: PortOptions

  @Flag(help: "List each rewritten construct, not only what cannot be rewritten")
  var all = false

  func run() throws {
    let report = try options.update()
    for line in report.lines(all: all) { print(line) }
    for count in report.counts {
      let unsupported = count.unsupported > 0 ? ", \(count.unsupported) cannot be" : ""
      print("\(count.rule): \(count.rewritten) rewritten\(unsupported)")
    }
    print("targets that see UIKit: \(report.targets.joined(separator: ", "))")
  }
}
