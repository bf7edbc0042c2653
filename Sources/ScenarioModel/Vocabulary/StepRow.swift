/// One kind of step: reads, writes, names and documents it.
package struct StepRow: Sendable {
  /// The keyword of the step.
  package let keyword: String
  /// The step's effect, in a clause or two.
  package let meaning: String
  /// The keys of its argument, if that is or can be a map.
  package let keys: [KeyDescription]
  /// Whether the step can be a part of a turn of the run loop, which has no waits and no screen
  /// changes.
  let fitsIntoTurn: Bool
  /// The forms of its argument; nil means the keyword alone.
  let forms: [String?]

  let read: @Sendable (YAMLNode, Technique) throws -> ScenarioStep
  /// The step's texts; nil for a step of another kind.
  let text: @Sendable (ScenarioStep) -> StepText?

  /// Makes the row of a kind of step.
  ///
  /// - Parameters:
  ///   - keyword: The keyword of the step.
  ///   - argument: The argument after the keyword.
  ///   - meaning: The step's effect, for the reference.
  ///   - fitsIntoTurn: Whether the step can be a part of a turn of the run loop.
  ///   - names: The items on the top screen that the argument refers to.
  ///   - detail: The argument as recordings have it, in one line.
  ///   - step: Makes the step.
  ///   - match: Returns the argument of a step of this kind, and nil for any other.
  init<Argument: Sendable>(
    _ keyword: String,
    _ argument: StepArgument<Argument>,
    _ meaning: String,
    fitsIntoTurn: Bool = true,
    names: @escaping @Sendable (Argument) -> [StepName] = { _ in [] },
    detail: @escaping @Sendable (Argument) -> String,
    step: @escaping @Sendable (Argument) -> ScenarioStep,
    match: @escaping @Sendable (ScenarioStep) -> Argument?
  ) {
    self.keyword = keyword
    self.meaning = meaning
    self.fitsIntoTurn = fitsIntoTurn
    keys = argument.keys
    forms = argument.forms
    read = { node, technique in step(try argument.read(node, technique)) }
    text = { step in
      match(step).map { value in
        StepText(
          names: { names(value) },
          detail: { detail(value) },
          argument: { argument.write(value, $0) }
        )
      }
    }
  }

  /// Makes the row of a step without argument.
  init(
    _ keyword: String,
    _ step: ScenarioStep,
    _ meaning: String,
    fitsIntoTurn: Bool = true
  ) {
    self.init(
      keyword,
      .none,
      meaning,
      fitsIntoTurn: fitsIntoTurn,
      detail: { "" },
      step: { step },
      match: { $0 == step ? () : nil }
    )
  }
}

/// The names and texts of one step.
struct StepText {
  /// The items on the top screen that the step refers to.
  let names: () -> [StepName]
  /// The argument as recordings have it.
  let detail: () -> String
  /// The argument as files have it; nil for none.
  let argument: (Technique) -> YAMLValue?
}

/// An item on the top screen that a step refers to by name.
enum StepName: Equatable {
  /// A view that takes keyboard input.
  case field(String)
  case view(String)
  /// A view, or a keyword for one.
  case reference(String)
  case constraint(String)
}
