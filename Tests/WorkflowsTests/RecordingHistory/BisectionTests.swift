import Testing
import Workflows

/// Searches for the first different one of several versions.
@Suite struct BisectionTests {
  /// Searches versions that differ from the one at `first` on.
  private func search(
    among count: Int,
    first: Int?,
    unknown: Set<Int> = []
  ) async -> (result: Bisection.Result, looks: [Int]) {
    var looks: [Int] = []
    let result = await Bisection(count: count).search { index in
      looks.append(index)
      if unknown.contains(index) { return .undetermined }
      return first.map { index >= $0 } ?? false ? .differs : .same
    }
    return (result, looks)
  }

  @Test(arguments: 1..<64)
  func firstIsFoundInFewSteps(first: Int) async {
    let (result, looks) = await search(among: 64, first: first)
    #expect(result == .found(first))
    // The last one, then 63 candidates are halved: log2(64) checks.
    #expect(looks.count <= 7)
    #expect(Set(looks).count == looks.count)
  }

  @Test func unchangedLastVersionEndsSearch() async {
    let (result, looks) = await search(among: 10, first: nil)
    #expect(result == .nothing)
    #expect(looks == [9])
  }

  @Test func unknownLastVersionEndsSearch() async {
    #expect(await search(among: 10, first: 3, unknown: [9]).result == .undetermined)
  }

  @Test func unknownNeighborsLeaveRange() async {
    // Version 2 is the same and 5 differs; the versions between them are unknown.
    let (result, _) = await search(among: 8, first: 4, unknown: [3, 4])
    #expect(result == .oneOf(3...5))
  }
}
