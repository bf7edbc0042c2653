import ArgumentParser
import Reporting
import ScenarioModel
import Workflows

/// The user settings of a command.
struct UserOptions: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "In this language, such as de, or base for the screens' own texts; may be repeated.",
      valueName: "tag"
    )
  )
  var languages: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "At this text size, such as accessibilityLarge; may be repeated.",
      valueName: "size"
    ),
    completion: .list(TextSize.allCases.map(\.rawValue))
  )
  var textSizes: [String] = []

  @Option(
    name: .customLong("direction"),
    help: "In a language of this direction: ltr or rtl; may be repeated.",
    completion: .list(["ltr", "rtl"])
  )
  var directions: [String] = []

  @Option(
    name: .customLong("bold-text"),
    help: "With bold text: on or off; may be repeated.",
    completion: .list(["on", "off"])
  )
  var boldText: [String] = []

  @Option(
    name: .customLong("width"),
    help: ArgumentHelp(
      """
      On an iPad, in a window of this width, such as half or 507 points, or with this frame, such as \
      700x500-200-100; may be repeated.
      """,
      valueName: "width"
    ),
    completion: .list(ApplicationWidth.named.map(\.name))
  )
  var widths: [String] = []

  /// Returns the checked selection of the options.
  func selection() throws -> UserSelection {
    var selection = UserSelection()
    selection.languages = try languages.map(languageTagged)
    selection.textSizes = try textSizes.map { try word($0, of: "text-size") }
    selection.directions = try directions.map(directionNamed)
    selection.boldText = try boldText.map(isBold)
    selection.widths = try widths.map(widthNamed)
    return selection
  }
}

/// The settings of one user of an app.
struct SingleUserOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("In this language, such as de, or a pseudolanguage.", valueName: "tag")
  )
  var language: String?

  @Option(
    help: ArgumentHelp(
      "At this text size, such as extraSmall, large (the default) or accessibilityLarge.",
      valueName: "size"
    ),
    completion: .list(TextSize.allCases.map(\.rawValue))
  )
  var textSize: String?

  @Option(
    help: "In a language of this direction: ltr or rtl.",
    completion: .list(["ltr", "rtl"])
  )
  var direction: String?

  @Option(help: "With bold text: on or off.", completion: .list(["on", "off"]))
  var boldText: String?

  @Option(
    help: """
      On an iPad, in a window of this width, such as half or 507 points, or with this frame, such as \
      700x500-200-100.
      """,
    completion: .list(ApplicationWidth.named.map(\.name))
  )
  var width: String?

  /// Whether any option is given.
  var isGiven: Bool {
    [language, textSize, direction, boldText, width].contains { $0 != nil }
  }

  /// Returns the checked settings of the options.
  func settings() throws -> UserSettings {
    UserSettings(
      language: try language.map(languageTagged),
      textSize: try textSize.map { try word($0, of: "text-size") } ?? .large,
      direction: try direction.map(directionNamed),
      boldText: try boldText.map(isBold) ?? false,
      width: try width.map(widthNamed) ?? .full
    )
  }

  /// Returns the settings as a selection of cases.
  func selection() throws -> UserSelection {
    let user = try settings()
    var selection = UserSelection()
    if language != nil { selection.languages = [user.language ?? .base] }
    if textSize != nil { selection.textSizes = [user.textSize] }
    if direction != nil { selection.directions = [user.readingDirection] }
    if boldText != nil { selection.boldText = [user.boldText] }
    if width != nil { selection.widths = [user.width] }
    return selection
  }
}

private func languageTagged(_ tag: String) throws -> Language {
  do {
    return try Language.tagged(tag)
  } catch {
    throw Failure(
      error.message,
      at: "--language",
      hint: error.nearest.map { "did you mean '\($0)'?" },
      otherwise: UnknownLanguage.fix
    )
  }
}

private func directionNamed(_ text: String) throws -> LayoutDirection {
  try word(text, of: "direction", among: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
}

private func isBold(_ text: String) throws -> Bool {
  try word(text, of: "bold-text", among: [("on", true), ("off", false)])
}

private func widthNamed(_ text: String) throws -> ApplicationWidth {
  if let points = Double(text), (1...4000).contains(points) { return .points(points) }
  if case .window(let window)? = ApplicationWidth(word: text) { return .window(window) }
  guard text.first?.isWholeNumber != true else {
    throw Failure(
      "'\(text)' is neither a number of points from 1 to 4000 nor a window",
      at: "--width",
      fix: "write it like 700, 700x500 or 700x500-200-100"
    )
  }
  return try word(text, of: "width", among: ApplicationWidth.named)
}
