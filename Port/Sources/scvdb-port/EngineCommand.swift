import ArgumentParser
import Foundation
import SourcePorting

/// Builds the engine of an app.
struct Engine: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the engine of an app, which makes its controllers",
    discussion: """
      The engine is a program with the code of the app. 'scvdb record --engine PROGRAM' records \
      the controllers of the app with it. The command lists each controller: made without help, \
      needs a maker, or failed. The program and the list, screens.json, are in \
      .build/scvdb-port/NAME.

      Example: scvdb-port engine MyApp.xcodeproj
      """
  )

  @OptionGroup var options: PortOptions

  @Option(
    help: ArgumentHelp(
      "The app of an Xcode project with several (default: the one with the project's name)",
      valueName: "target"
    )
  )
  var app: String?

  @Option(
    help: ArgumentHelp(
      "A folder of scenarios; the engine contains their 'make' expressions (default: Baselines)",
      valueName: "folder"
    )
  )
  var scenarios: [String] = []

  func run() throws { try options.buildEngine(app: app, scenarios: scenarios) }
}
