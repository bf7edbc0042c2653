import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import DriftReport

/// Compares recorded properties without a class of drift of their own.
@Suite struct PropertyChangeTests {
  /// A fact with a column of each form.
  private struct Fact: RecordedFact, Equatable {
    static let blank = Fact()

    var alpha = 1.0
    var tag: Int?
    var isOpaque = false
    var anchor = Point(x: 0.5, y: 0.5)
    var title = ""

    mutating func visit<Visitor: FactVisitor>(_ fact: inout Visitor) throws(Visitor.Failure) {
      try fact.field(&alpha, column: "alpha", after: "alpha", "the alpha")
      try fact.optional(&tag, column: "tag", after: "tag", "the tag")
      try fact.flag(&isOpaque, column: "opaque", as: "opaque")
      try fact.field(&anchor, column: "anchor_", after: "anchor", "the anchor")
      try fact.unlessBlank(&title, column: "title", "the title")
    }
  }

  @Test func equalFactsHaveNoChange() {
    #expect(propertyChanges(Fact(), Fact()) == [])
  }

  @Test func columnsAreNamedWithBothValues() {
    let new = Fact(
      alpha: 0.5,
      tag: 3,
      isOpaque: true,
      anchor: Point(x: 0.5, y: 1),
      title: "t"
    )
    let changes = propertyChanges(Fact(), new)
    #expect(changes.map(\.property) == ["alpha", "tag", "opaque", "anchor_y", "title"])
    #expect(changes.map(\.from) == [.number(1), nil, .flag(false), .number(0.5), .text("")])
    #expect(changes.map(\.to) == [.number(0.5), .number(3), .flag(true), .number(1), .text("t")])
    #expect(changes.allSatisfy { $0.kind == .property })
  }

  @Test func removedValueIsChange() {
    let change = Change(kind: .property, property: "tag", from: .number(3), to: nil)
    #expect(propertyChanges(Fact(tag: 3), Fact()) == [change])
  }

  /// A tolerance is a length.
  @Test func toleranceDoesNotApply() {
    let changes = propertyChanges(Fact(), Fact(alpha: 0.5))
    #expect(changes.map { $0.isWithin(1) } == [false])
  }

  /// The other classes report the properties of today's facts.
  @Test func comparedPropertiesHaveOtherClasses() throws {
    var run = sampleRun()
    run.steps[1].snapshot?.window = Size(width: 375, height: 700)
    run.steps[1].snapshot?.keyboard = nil
    run.steps[1].snapshot?.firstResponder = nil
    run.steps[1].time += 0.1
    for index in 0..<6 { run.steps[1].snapshot?.views[index].change() }
    let kinds = try Set(drift(sampleRun(), run).causes.flatMap(\.kinds))
    #expect(kinds.isSuperset(of: [.window, .keyboardFrame, .firstResponder, .visibility]))
    #expect(kinds.isSuperset(of: [.timing, .classChanged, .safeArea, .contentSize]))
    #expect(!kinds.contains(.property))
  }
}

extension ViewGeometry {
  /// Changes every property except the path.
  fileprivate mutating func change() {
    className += "2"
    frame = frame.moved(y: 1)
    windowFrame = windowFrame.moved(y: 2)
    safeArea = Insets(top: 3, left: 4, bottom: 5, right: 6)
    isHidden.toggle()
    scroll = scroll.map { _ in
      ScrollGeometry(
        contentSize: Size(width: 1, height: 2),
        contentOffset: Point(x: 3, y: 4),
        contentInset: safeArea,
        adjustedContentInset: .zero
      )
    }
  }
}
