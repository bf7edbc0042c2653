import ArgumentParser
import Workflows

/// The locations of font files, besides the fonts of scenarios and projects.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      """
      Measure text with the font files (.ttf, .otf, .ttc) in this folder; may be repeated \
      (default: the fonts of the project file and of the project around the screen).
      """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var given: [String] = []

  /// The selected folders.
  var folders: [String] { given.isEmpty ? CurrentProject.fonts : given }

  /// Returns the font files of a command.
  ///
  /// - Throws: A failure for a missing folder, and for a file in it that is not a font.
  func library() throws -> FontLibrary { try FontLibrary(paths: folders) }
}
