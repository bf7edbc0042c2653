/// Whether an environment variable is on: it is set, and is neither empty nor `false` nor `0`.
///
/// `CI` is on in continuous integration, which must not accept baselines. Most services set it to
/// `true`.
package func isOn(_ variable: String, in environment: [String: String]) -> Bool {
  !["", "false", "0"].contains(environment[variable, default: ""].lowercased())
}
