import ArgumentParser

/// The label of a recording and the version that it belongs to.
struct RecordingNameOptions: ParsableArguments {
  @Option(help: "A name for this recording, for 'scvdb diff label:NAME'.")
  var label: String?

  @Option(
    help: """
      The version of the scenarios and screens, stored with the recording (default: the \
      checked-out commit of the git repository, even if files differ from it).
      """
  )
  var commit: String?

  func validate() throws {
    try checkLabel(label)
    try checkWord(commit, of: "--commit")
  }
}
