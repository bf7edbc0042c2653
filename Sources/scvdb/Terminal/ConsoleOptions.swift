import ArgumentParser

/// When to use color.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// The options that every subcommand has.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: """
      When to use color: auto, always or never. Automatic color needs a terminal, and a non-empty \
      NO_COLOR switches it off.
      """
  )
  var color: ColorChoice = .auto
}
