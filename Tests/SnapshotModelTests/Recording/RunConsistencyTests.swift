import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct RunConsistencyTests {
  private func fault(_ change: (inout Run) -> Void) -> InconsistentRun? {
    var run = SampleRuns.keyboard()
    change(&run)
    do {
      try run.checkConsistency()
      return nil
    } catch {
      return error
    }
  }

  @Test func theSampleIsConsistent() {
    #expect(fault { _ in } == nil)
  }

  @Test func stepsAreInOrder() {
    #expect(fault { $0.steps[1].index = 0 } == .stepOutOfOrder(index: 0))
    #expect(fault { $0.steps[0].index = -1 } == .stepOutOfOrder(index: -1))
  }

  @Test func eventsBelongToSteps() {
    #expect(fault { $0.pushes[0].step = 9 } == .unknownStep(event: "navigation push", step: 9))
    #expect(
      fault { $0.keyboardFrames[0].step = 2 } == .eventOutOfOrder(event: "keyboard frame", step: 1)
    )
    #expect(fault { $0.findings[0].step = -1 } == .unknownStep(event: "finding", step: -1))
  }

  @Test func namesAreUnique() {
    #expect(fault { $0.steps[2].detail = "at rest" } == .repeatedCheckpoint(name: "at rest"))
    #expect(
      fault { $0.steps[4].snapshot?.views[1].path = "details" }
        == .repeatedView(path: "details", checkpoint: "details")
    )
  }

  @Test func estimatesNameRecordedViewsOnce() {
    let title = SizeEstimate(view: "details/title", size: UnknownSize(.font, "Gotham"))
    let other = SizeEstimate(view: "details/title", size: UnknownSize(.symbol, "star"))
    #expect(fault { $0.estimates = [title, other] } == nil)
    #expect(fault { $0.estimates = [title, title] } == .repeatedEstimate(path: "details/title"))
    #expect(
      fault { $0.estimates = [SizeEstimate(view: "details/nowhere", size: title.size)] }
        == .estimateOfUnknownView(path: "details/nowhere")
    )
  }

  @Test func omissionsAreOrderedAndPositive() {
    let cell = OmissionCount(screen: "details", type: "Cell", count: 3)
    let base = OmissionCount(screen: "details", type: "Base", count: 1)
    var second = cell
    second.count = 2
    var none = base
    none.count = 0
    let misplaced = InconsistentRun.misplacedOmission(screen: "details", type: "Cell")
    #expect(fault { $0.omissions = [cell, base] } == nil)
    #expect(fault { $0.omissions = [base, cell] } == misplaced)
    #expect(fault { $0.omissions = [cell, second] } == misplaced)
    #expect(
      fault { $0.omissions = [cell, none] } == .misplacedOmission(screen: "details", type: "Base")
    )
    for count in [Int.min, Int.max, 1_000_001] {
      var wrong = cell
      wrong.count = count
      #expect(fault { $0.omissions = [wrong, base] } == misplaced)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 2e9, -2e9])
  func numbersAreFinite(number: Double) {
    let view = fault {
      $0.steps[4].snapshot?.views[1].windowFrame = Rect(x: 0, y: number, width: 0, height: 0)
    }
    #expect(view == .notANumber(location: "view 'details/title' at checkpoint 'details'"))
    #expect(fault { $0.steps[1].time = number } == .notANumber(location: "step 1"))
  }

  @Test func timesAreThousandths() {
    #expect(fault { $0.pushes[0].time = 0.0001 } != nil)
  }
}
