package import SnapshotModel

/// Lets tests write the name of settings as a literal.
extension UserSettings: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    guard let settings = UserSettings(named: name) else {
      preconditionFailure("'\(name)' is not the name of user settings")
    }
    self = settings
  }
}
