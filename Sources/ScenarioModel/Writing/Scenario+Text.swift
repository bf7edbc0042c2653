import SnapshotModel

extension Scenario {
  /// Returns the scenario as a file; reading it gives an equal scenario.
  ///
  /// Keys have the order of the documentation, and default values are left out. Paths of
  /// storyboards and screens are written unchanged.
  ///
  /// - Parameters:
  ///   - comments: Lines for people, above everything else.
  ///   - matrix: The matrix of the project file, with all cases of the scenario; keys with the same
  ///     values are left out. Nil without one.
  /// - Returns: The text.
  package func text(comments: [String] = [], inheriting matrix: Matrix? = nil) -> String {
    let fields = YAMLValue.map(fields(inheriting: matrix))
    return (fields.lines.joined(separator: "\n") + "\n").below(comments)
  }

  /// The keys of the file with a map as their value, such as `options` and `simulation`.
  package var keysOfMaps: Set<String> {
    let maps = fields(inheriting: nil).filter { if case .map = $0.value { true } else { false } }
    return Set(maps.map(\.key))
  }

  private func fields(inheriting matrix: Matrix?) -> [YAMLField] {
    LocatedScenario.table.fields(of: LocatedScenario(scenario: self, inherited: matrix))
  }
}

extension String {
  /// Returns the text of a file below comments, one line each.
  package func below(_ comments: [String]) -> String {
    comments.map { "# \($0.onOneLine)\n" }.joined() + self
  }

  /// The comment on one line, because a line break ends a comment.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.actsWhenPrinted) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.actsWhenPrinted ? "?" : $0 }))
  }
}

extension TechniqueOptions {
  func yaml(of technique: Technique) -> YAMLValue {
    .map(
      technique.options.compactMap { option in
        self[option].map { YAMLField(option.rawValue, .word("\($0)")) }
      }
    )
  }
}

extension Rect {
  var yaml: YAMLValue { .numbers([x, y, width, height]) }
}

extension Point {
  var yaml: YAMLValue { .numbers([x, y]) }
}

extension Insets {
  var yaml: YAMLValue { .numbers([top, left, bottom, right]) }
}
