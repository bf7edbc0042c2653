/// One key of a map in a scenario file: reads, writes, names and documents its value.
struct KeyRow<Root: Sendable>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

  var key: KeyDescription
  var read: @Sendable (YAMLNode, inout Root) throws -> Void
  /// Returns the value to write; nil for a value that need not be written.
  let write: @Sendable (Root) -> YAMLValue?

  /// Returns the same key, which requires one of some others.
  func onlyWith(_ companions: String...) -> KeyRow { onlyWith(companions) }

  /// Returns the same key, which requires one of some others.
  func onlyWith(_ companions: [String]) -> KeyRow {
    var row = self
    row.key.companions = companions
    return row
  }

  /// Returns the same key, which is not read after a mistake in one of some earlier keys.
  func dependent(on keys: String...) -> KeyRow {
    var row = self
    row.key.dependencies = keys
    return row
  }

  /// Returns the same key, which also keeps the location of its value, or locations inside it.
  func locating<Place>(
    _ path: Path<Place>,
    _ place: @escaping @Sendable (YAMLNode) throws -> Place
  ) -> KeyRow {
    var row = self
    row.read = { [read] node, root throws in
      try read(node, &root)
      root[keyPath: path] = try place(node)
    }
    return row
  }

  /// Returns the same key for the map of an enclosing value; nil leaves the default.
  func lifted<Outer>(
    to path: any WritableKeyPath<Outer, Root> & Sendable,
    default standard: String? = nil
  ) -> KeyRow<Outer> {
    var key = key
    key.standard = standard ?? key.standard
    return KeyRow<Outer>(
      key: key,
      read: { node, outer in try read(node, &outer[keyPath: path]) },
      write: { write($0[keyPath: path]) }
    )
  }
}

// MARK: - Keys of properties

extension KeyRow {
  /// Makes the row of a required key.
  static func required<Value>(
    _ name: String,
    _ path: Path<Value>,
    _ format: ValueFormat<Value>,
    _ meaning: String
  ) -> KeyRow {
    row(name, format, standard: KeyDescription.required, meaning) { root, value in
      root[keyPath: path] = value
    } get: {
      $0[keyPath: path]
    }
  }

  /// Makes the row of a key with a default value for its property.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property.
  ///   - format: The format of its values.
  ///   - standard: The default, which is not written.
  ///   - words: The reference's text in place of the default value.
  ///   - meaning: The meaning of the key, in one clause.
  /// - Returns: The row.
  static func key<Value: Equatable & Sendable>(
    _ name: String,
    _ path: Path<Value>,
    _ format: ValueFormat<Value>,
    default standard: Value,
    inWords words: String? = nil,
    _ meaning: String
  ) -> KeyRow {
    let text = words ?? "`\(format.write(standard).inline)`"
    return row(name, format, standard: text, meaning) { root, value in
      root[keyPath: path] = value
    } get: {
      $0[keyPath: path] == standard ? nil : $0[keyPath: path]
    }
  }

  /// Makes the row of a key with a value for several properties, or for a part of one.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - type: The value's type, as the reference describes it.
  ///   - standard: The default in words, or ``KeyDescription/required``.
  ///   - meaning: The meaning of the key, in one clause.
  ///   - read: Reads the value.
  ///   - write: Returns the value to write; nil for none.
  /// - Returns: The row.
  static func compound(
    _ name: String,
    _ type: String,
    default standard: String = KeyDescription.required,
    _ meaning: String,
    read: @escaping @Sendable (YAMLNode, inout Root) throws -> Void,
    write: @escaping @Sendable (Root) -> YAMLValue?
  ) -> KeyRow {
    KeyRow(
      key: KeyDescription(
        name: name,
        type: type,
        placeholder: "VALUE",
        standard: standard,
        meaning: meaning
      ),
      read: read,
      write: write
    )
  }

  /// Makes the row of a key with a default from elsewhere; a written value always replaces it.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property.
  ///   - written: True for an initial value that a file contains.
  ///   - format: The format of its values.
  ///   - initial: The value without the key.
  ///   - standard: The default in words.
  ///   - meaning: The meaning of the key, in one clause.
  /// - Returns: The row.
  static func replacing<Value: Equatable & Sendable>(
    _ name: String,
    _ path: Path<Value>,
    written: Path<Bool?>,
    _ format: ValueFormat<Value>,
    initial: Value,
    default standard: String,
    _ meaning: String
  ) -> KeyRow {
    row(name, format, standard: standard, meaning) { root, value in
      root[keyPath: path] = value
      root[keyPath: written] = value == initial ? true : nil
    } get: {
      $0[keyPath: path] != initial || $0[keyPath: written] == true ? $0[keyPath: path] : nil
    }
  }

  /// Makes the row of a key that leaves its property nil when it is missing.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property.
  ///   - format: The format of its values.
  ///   - standard: The meaning of nil.
  ///   - meaning: The key's meaning, in one clause.
  /// - Returns: The row.
  static func optional<Value>(
    _ name: String,
    _ path: Path<Value?>,
    _ format: ValueFormat<Value>,
    default standard: String,
    _ meaning: String
  ) -> KeyRow {
    row(name, format, standard: standard, meaning) { root, value in
      root[keyPath: path] = value
    } get: {
      $0[keyPath: path]
    }
  }

  private static func row<Value>(
    _ name: String,
    _ format: ValueFormat<Value>,
    standard: String,
    _ meaning: String,
    set: @escaping @Sendable (inout Root, Value) -> Void,
    get: @escaping @Sendable (Root) -> Value?
  ) -> KeyRow {
    KeyRow(
      key: KeyDescription(name, format, default: standard, meaning),
      read: { node, root in set(&root, try format.read(node)) },
      write: { get($0).map(format.write) }
    )
  }
}
