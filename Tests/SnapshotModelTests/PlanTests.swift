import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct PlanTests {
  private let cases = SampleRuns.matrix().map {
    Plan.Case(identity: $0.identity, questionHash: $0.questionHash)
  }

  /// `printf 'sign-up/keyboard iphone-8 portrait scrolling-content\n' | sha256sum` begins with
  /// ee624cee4e9e812d.
  ///
  /// The draw is half of that number. It is 2 more than a multiple of 4.
  @Test func nameDigestAssignsCaseToShard() {
    #expect(SampleRuns.identity.draw == Int64(UInt64(0xee62_4cee_4e9e_812d) >> 1))
    let shards = (1...4).compactMap { Shard(number: $0, count: 4) }
    #expect(shards.filter { $0.contains(SampleRuns.identity) }.map(\.number) == [3])
  }

  @Test(arguments: 1...9)
  func everyCaseBelongsToOneShard(count: Int) {
    let shards = (1...count).compactMap { Shard(number: $0, count: count) }
    #expect(shards.count == count)
    for planned in cases {
      #expect(shards.count { $0.contains(planned.identity) } == 1)
    }
  }

  @Test(arguments: [(0, 4), (5, 4), (-1, 4), (1, 0), (0, 0)])
  func invalidShardIsRefused(number: Int, count: Int) {
    #expect(Shard(number: number, count: count) == nil)
  }

  @Test func orderAndRepetitionKeepPlan() {
    let plan = Plan(cases)
    #expect(Plan(cases.reversed() + cases) == plan)
    #expect(plan.cases.count == 6)
    #expect(Plan(cases.dropLast()).hash != plan.hash)
  }

  @Test func changedQuestionChangesPlan() {
    var changed = cases
    changed[0].questionHash = "other"
    #expect(Plan(changed).hash != Plan(cases).hash)
  }
}
