import ArgumentParser

/// The label of a recording and the version that it belongs to.
struct RecordingNameOptions: ParsableArguments {
  @Option(help: "A name for this recording, by which 'scvdb diff label:NAME' finds it.")
  var label: String?

  @Option(
    help: """
      The version of the scenarios and screens, to be kept with the recording (default: the commit that \
      is checked out in the git repository, even if files differ from it).
      """
  )
  var commit: String?

  func validate() throws {
    try checkLabel(label)
    try checkWord(commit, of: "--commit")
  }
}
