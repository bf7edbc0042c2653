import ArgumentParser
import Foundation
import StoryboardImport

/// `scvdb layout`: what Interface Builder would show, without Interface Builder.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay storyboard or xib scenes out once and print the frames",
    discussion: """
      Every scene is laid out as Interface Builder does at design time: on the document's own
      device, with its bars simulated and placeholders in force. Frames are in points, in the
      coordinates of the superview.

      EXAMPLES
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

  func run() throws {
    var failed = false
    for file in files {
      do throws(SceneListing.Failure) {
        let listing = try SceneListing(file: file, only: scene)
        for warning in listing.warnings { Self.report(warning.description) }
        let text = format == .text ? listing.text : listing.jsonLines
        FileHandle.standardOutput.write(Data(text.utf8))
      } catch {
        Self.report("error: \(error)")
        failed = true
      }
    }
    if failed { throw ExitCode(2) }
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
