/// Reads the list of steps.
struct StepParser {
  /// Whose options a step may change.
  let technique: Technique

  func steps(
    in node: YAMLNode
  ) throws(ScenarioError) -> [(step: ScenarioStep, location: SourcePlace)] {
    try node.list().map { item throws(ScenarioError) in
      let (row, argument) = try row(of: item)
      return (try row.read(argument, technique), argument.place)
    }
  }

  /// Splits `focus: name` and gives `pop` the argument "nothing".
  private func row(of item: YAMLNode) throws(ScenarioError) -> (StepRow, argument: YAMLNode) {
    guard case .map(let entries) = item.content else {
      let keyword = try item.text()
      let nothing = YAMLNode(
        content: .scalar("", isQuoted: false),
        place: item.place,
        label: "the argument of '\(keyword)'"
      )
      return (try row(named: keyword, at: item.place), nothing)
    }
    guard entries.count == 1 else {
      throw item.wrongType("one step, such as 'focus: name' after its own dash")
    }
    return (try row(named: entries[0].key, at: entries[0].keyPlace), entries[0].value)
  }

  private func row(
    named keyword: String,
    at location: SourcePlace
  ) throws(ScenarioError) -> StepRow {
    guard let row = StepTable.row(named: keyword) else {
      let problem = ScenarioProblem.unknownWord(keyword, kind: "step", known: StepTable.keywords)
      throw ScenarioError(problem, at: location)
    }
    return row
  }
}
