import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Tests the note about the engine version that added iOS 27.
@Suite struct NewestSystemNoteTests {
  private func notes(from old: String, to new: String, system: String?) throws -> [String] {
    func run(_ version: String, movedBy shift: Double) -> Run {
      var screen = sampleScreen()
      screen.change("scrollView") { $0.frame = $0.frame.moved(y: shift) }
      var run = sampleRun(screen, version: version)
      run.identity.system = system
      return run
    }
    let drift = try drift(run(old, movedBy: 0), run(new, movedBy: 10))
    return DriftNotes(drift).lines.map(\.text).filter { $0.contains("adds iOS 27") }
  }

  @Test(
    arguments: [
      ("1.0.0", "1.1.0", nil, 1), ("1.0.0", "1.2.0", nil, 1), ("1.1.0", "1.2.0", nil, 0),
      ("1.0.0", "1.1.0", "18.0", 0), ("1.0.0", "1.0.1", nil, 0),
    ] as [(String, String, String?, Int)]
  )
  func noteIsAboutCasesWithoutSystem(
    old: String,
    new: String,
    system: String?,
    count: Int
  ) throws {
    #expect(try notes(from: old, to: new, system: system).count == count)
  }
}
