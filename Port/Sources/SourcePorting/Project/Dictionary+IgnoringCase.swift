extension Dictionary where Key == String {
  /// Returns the key with the same letters, in any case.
  func key(ignoringCase name: String) -> String? {
    if self[name] != nil { return name }
    let name = name.lowercased()
    return keys.filter { $0.lowercased() == name }.min()
  }

  /// Returns the value of the key with the same letters, in any case.
  func value(ignoringCase name: String) -> Value? {
    key(ignoringCase: name).flatMap { self[$0] }
  }
}
