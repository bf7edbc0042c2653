/// Whether an environment is that of a machine that checks changes, where nobody is to decide what is
/// right.
///
/// Such machines set `CI`, most of them to `true`; nothing, `false` and `0` mean a person's.
package func isContinuousIntegration(_ environment: [String: String]) -> Bool {
  !["", "false", "0"].contains(environment["CI", default: ""].lowercased())
}
