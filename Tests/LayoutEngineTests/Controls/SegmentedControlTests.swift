import LayoutEngine
import Testing

/// Adding, removing and changing segments, and the resulting content size.
@Suite @MainActor struct SegmentedControlTests {
  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test func segmentsCanBeInsertedAndRemoved() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect(titles(control) == ["First", "A", "B", "Last"])
    control.selectedSegmentIndex = 3
    control.removeSegment(at: 1, animated: false)
    #expect(titles(control) == ["First", "B", "Last"])
    #expect(control.selectedSegmentIndex == 2, "the last stays chosen")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func aTitleReplacesTheImage() {
    let control = UISegmentedControl(items: [UIImage(size: CGSize(width: 9, height: 9))])
    #expect(control.imageForSegment(at: 0)?.size.width == 9)
    control.setTitle("A", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    control.setEnabled(false, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
  }

  /// Each of two segments has 100 points, less the point of the last line.
  @Test func givenWidthsReachTheLayout() {
    let root = UIView(frame: rect(0, 0, 400, 100))
    let control = root.addConstrained(UISegmentedControl(items: ["A", "B"]))
    root.layoutIfNeeded()
    for segment in 0...1 { control.setWidth(100, forSegmentAt: segment) }
    root.layoutIfNeeded()
    #expect(control.frame.width == 199)
    #expect(control.widthForSegment(at: 1) == 100)
  }
}
