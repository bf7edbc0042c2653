extension String {
  /// The name with small letters in its first word: `URLIcon` becomes `urlIcon`.
  var lowercasedStart: String {
    let capitals = prefix { $0.isUppercase }
    let isWhole = capitals.count == count
    let changed = capitals.count > 1 && !isWhole ? capitals.count - 1 : capitals.count
    return prefix(changed).lowercased() + dropFirst(changed)
  }
}
