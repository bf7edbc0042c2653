package import SnapshotModel

/// The location of a step.
package struct StepLocation: Hashable, Sendable {
  /// The location of its argument.
  package var argument: FileLocation
  /// The locations of the argument's items, if it is a list.
  package var items: [FileLocation]
}

/// Reads the list of steps.
struct StepParser {
  /// The technique; the step `setOptions` changes its options.
  let technique: Technique

  func steps(
    in node: YAMLNode
  ) throws -> [(step: ScenarioStep, location: StepLocation)] {
    try node.items { item in
      let (row, argument) = try row(of: item)
      let location = StepLocation(argument: argument.location, items: argument.itemLocations)
      return (try row.read(argument, technique), location)
    }
  }

  /// Splits `focus: name` into keyword and argument; `pop` has the argument "nothing".
  private func row(of item: YAMLNode) throws -> (StepRow, argument: YAMLNode) {
    guard case .map(let entries) = item.content else {
      let keyword = try item.text()
      let nothing = YAMLNode(
        content: .scalar("", isQuoted: false),
        location: item.location,
        label: "the argument of '\(keyword)'",
        mistakes: item.mistakes
      )
      return (try row(named: keyword, at: item.location), nothing)
    }
    guard entries.count == 1 else {
      throw item.wrongType("one step, such as 'focus: name' after its own dash")
    }
    return (try row(named: entries[0].key, at: entries[0].keyLocation), entries[0].value)
  }

  private func row(
    named keyword: String,
    at location: FileLocation
  ) throws -> StepRow {
    guard let row = StepTable.row(named: keyword) else {
      let problem = ScenarioProblem.unknownWord(keyword, kind: "step", known: StepTable.keywords)
      throw ScenarioError(problem, at: location)
    }
    return row
  }
}

extension YAMLNode {
  fileprivate var itemLocations: [FileLocation] {
    guard case .list(let items) = content else { return [] }
    return items.map(\.location)
  }
}
