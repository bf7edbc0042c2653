extension StandIns {
  /// Returns the reasons why types have no value.
  ///
  /// - Parameters:
  ///   - names: The missing types as written.
  ///   - owner: The type with the initializer that needs them.
  /// - Returns: The reasons, separated by semicolons; nil if the types alone explain it.
  func reason(forMissing names: [String], _ owner: AppType) -> String? {
    var known: Set<String> = []
    let found = names.flatMap { reasons(forMissing: $0, owner.name, &known) }
    return found.isEmpty ? nil : found.joined(separator: "; ")
  }

  private func reasons(
    forMissing name: String,
    _ owner: String,
    _ known: inout Set<String>
  ) -> [String] {
    guard known.insert(name).inserted else { return [] }
    guard let type = types.type(named: name, inside: owner) else {
      return ["'\(name)' is not a type of the app"]
    }
    if type.isHidden { return ["'\(name)' is private"] }
    if type.kind == .protocol {
      let obstacle = ProtocolRequirements(of: type, in: types).obstacle
      return obstacle.map { ["'\(name)' \($0)"] } ?? []
    }
    if type.isGeneric { return ["'\(name)' is generic"] }
    guard let impossible = calls(of: type).impossible.first else {
      return ["'\(name)' has no initializer that other files can call"]
    }
    let needed = impossible.missing.map { "'\($0)'" }.joined(separator: ", ")
    return ["'\(name)' needs \(needed) for \(impossible.initializer.signature)"]
      + impossible.missing.flatMap { reasons(forMissing: $0, type.name, &known) }
  }
}
