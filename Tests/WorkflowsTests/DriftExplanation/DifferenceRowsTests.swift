import DriftReport
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import Workflows

/// Counts differences between two results.
@Suite struct DifferenceRowsTests {
  private func rows(_ from: Double, _ to: Double, tolerance: Double = 0) throws -> DifferenceRows {
    try DifferenceRows(
      from: SampleRuns.keyboard(shift: from),
      to: SampleRuns.keyboard(shift: to),
      tolerance: tolerance
    )
  }

  @Test func equalAnswersHaveNoRows() throws {
    #expect(try rows(0, 0).count == 0)
    #expect(try rows(0, 4, tolerance: 4).count == 0)
  }

  @Test func revertedDifferenceIsRemoved() throws {
    let all = try rows(0, 4)
    #expect(all.count > 0)
    #expect(all.removed(in: try rows(0, 0)) == all.count)
    #expect(all.remaining(inAll: [try rows(0, 0)]) == 0)
  }

  @Test func differenceWithOtherNumbersIsAltered() throws {
    let (all, half) = (try rows(0, 4), try rows(0, 2))
    #expect(all.removed(in: half) == 0)
    #expect(all.altered(in: half) == all.count)
    #expect(all.remaining(inAll: [half]) == all.count)
  }
}
