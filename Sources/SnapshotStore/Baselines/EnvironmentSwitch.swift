/// Whether a variable of an environment switches something on: it is there, and neither empty nor
/// `false` nor `0`.
///
/// `CI` is on on machines that check changes, where baselines are not to be accepted; most set it
/// to `true`.
package func isOn(_ variable: String, in environment: [String: String]) -> Bool {
  !["", "false", "0"].contains(environment[variable, default: ""].lowercased())
}
