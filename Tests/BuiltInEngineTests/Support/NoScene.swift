import BuiltInEngine
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Testing

/// Answers the only case of a scenario written in a test, on an iPhone 8 in portrait.
///
/// Its screen `form` has a root view with `field`, 100 x 40 at (20, 500) unless constraints place
/// it.
func answer(
  _ steps: String,
  technique: String = "none",
  more: String = "",
  fieldConstraints: String? = nil
) async throws -> Run {
  let text = """
    screens:
      form:
        view:
          subviews:
            - name: field
              class: UITextField
              \(fieldConstraints ?? "frame: [20, 500, 100, 40]")
    technique: \(technique)
    matrix: { devices: [iphone-8], orientations: [portrait] }
    \(more)
    steps:
    \(steps)
    """
  let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
  let questions = try file.questions { _, _, _ in throw NoScene() }
  return try await BuiltInEngine.current.checkedRun(#require(questions.first))
}

private struct NoScene: Error {}

extension Run {
  /// The broken invariants, without the views.
  var broken: [String] {
    findings.compactMap { finding in
      guard case .invariant(let text) = finding.subject else { return nil }
      return finding.detail.isEmpty ? text : "\(text): \(finding.detail)"
    }
  }
}
