import BuiltInEngine
import DeviceCatalog
import ScenarioModel
import Testing

/// Constraints that parsers reject, but that a question to an engine process may contain.
@Suite struct MeaninglessConstraintTests {
  private typealias Attribute = ConstraintNode.Attribute

  /// A second item without its attribute, the reverse, and every pair of attributes.
  ///
  /// The engine answers, or gives a reason for the refusal.
  @Test(arguments: ConstraintNode.Attribute.allCases, [nil, SystemVersion("8.0")])
  func everyConstraintIsSolvedOrRefused(
    first: ConstraintNode.Attribute,
    system: SystemVersion?
  ) async throws {
    for second in [nil] + Attribute.allCases.map({ $0 as Attribute? }) {
      for item in [nil, "content", "field"] {
        var screen = Screen.weak(subviews: [.field("field", top: 10)])
        screen.rootView.constraints.append(
          ConstraintNode(
            id: "asked",
            firstItem: "field",
            firstAttribute: first,
            secondItem: item,
            secondAttribute: second
          )
        )
        var asked = try question(
          "iphone-8",
          screens: [screen],
          steps: [.checkpoint(name: "at rest")]
        )
        asked.system = system
        guard let refusal = await refusal(of: asked) else {
          // Without a second item and attribute the constraint is a constant, which only sizes can
          // have.
          let isConstant = item == nil || second == nil
          #expect(!isConstant || [.width, .height].contains(first))
          continue
        }
        #expect(refusal.contains("constraint asked is invalid: "))
      }
    }
  }

  /// Returns the reason of the engine's refusal; nil if it answers.
  private func refusal(of question: CaseQuestion) async -> String? {
    let answer: Result<Void, any Error>
    do {
      _ = try await BuiltInEngine.current.run(question)
      answer = .success(())
    } catch {
      answer = .failure(error)
    }
    guard case .failure(let error) = answer else { return nil }
    return "\(error)"
  }
}
