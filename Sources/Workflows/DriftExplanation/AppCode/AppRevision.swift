/// The commit of an app and the digests of its files, in the version of its engine.
struct AppRevision {
  let commit: String
  /// The digest of the code, then the digests of the program and of the resources.
  let digests: String

  /// Reads a version such as `1.0.0+248cd3051ea8.6ccf5f3835ae.0296da29`.
  init?(_ version: String) {
    guard let match = version.wholeMatch(of: /[^+]*\+([0-9a-f]{12})\.([0-9a-f]{12}\..*)/) else {
      return nil
    }
    (commit, digests) = (String(match.output.1), String(match.output.2))
  }
}
