import ArgumentParser
import StoryboardImport

/// The subcommand `layout`: what Interface Builder would show, without Interface Builder.
struct LayoutCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay storyboard or xib scenes out once and print the frames",
    discussion: """
      Every scene is laid out as Interface Builder does at design time: on the document's own \
      device, with its bars simulated and placeholders in force. Frames are in points, in the \
      coordinates of the superview. A document that cannot be read costs only itself.

      Exit status: 0 if every document was laid out, 2 if not.

      EXAMPLES:
        scvdb layout Main.storyboard
        scvdb layout --scene SignUp Main.storyboard
        scvdb layout --format jsonl *.storyboard | jq 'select(.width < 44)'
      """
  )

  /// How the frames are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// An indented tree for people.
    case text
    /// One JSON object a line and view.
    case jsonl
  }

  @Option(help: "How to print: text, or jsonl for one object a view.")
  var format = Format.text

  @Option(help: "Only this scene, by storyboard identifier, controller id or scene id.")
  var scene: String?

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @OptionGroup var terminal: ConsoleOptions

  func run(on console: Console) async throws {
    var failed = false
    for file in files {
      let listing: SceneListing
      do {
        listing = try SceneListing(file: file, only: scene)
      } catch {
        console.report(error)
        failed = true
        continue
      }
      for warning in listing.warnings { console.note(warning.description.printable) }
      try console.printText(format == .text ? listing.text : listing.jsonLines)
    }
    if failed { throw ExitCode.notDone }
  }
}
