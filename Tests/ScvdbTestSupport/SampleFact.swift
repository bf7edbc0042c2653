package import SnapshotModel

/// A fact with a property of each kind.
package struct SampleFact: RecordedFact, Equatable, Sendable {
  package var step = 3
  package var name = "email"
  package var frame = Rect(x: 1, y: 2, width: 3, height: 4)
  package var cause: RunEvent.Cause? = .script
  package var value: EventValue? = .number(5.5)
  package var keyboard: Rect? = Rect(x: 6, y: 7, width: 8, height: 9)
  package var isHidden = true
  package var payload: KeyboardPayload? = KeyboardPayload(
    begin: Rect(x: 10, y: 11, width: 12, height: 13),
    end: Rect(x: 14, y: 15, width: 16, height: 17),
    duration: 0.25
  )
  package var scroll: ScrollGeometry? = ScrollGeometry(
    contentSize: Size(width: 18, height: 19),
    contentOffset: Point(x: 20, y: 21),
    contentInset: .zero,
    adjustedContentInset: .zero
  )
  package var traits: [AccessibilityTrait] = [.button, .link]

  package init() {}

  package static var blank: SampleFact {
    var fact = SampleFact()
    (fact.step, fact.name, fact.frame, fact.cause) = (0, "", .blank, nil)
    (fact.value, fact.keyboard, fact.isHidden, fact.traits) = (nil, nil, false, [])
    (fact.payload, fact.scroll) = (nil, nil)
    return fact
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.columnOnly(&step, column: "step")
    try fact.lineOnly(&name, "the name")
    try fact.field(&frame, column: "", after: "frame", "the frame")
    try fact.field(&cause, column: "cause", after: "by", "the cause")
    try fact.optional(&value, column: "value", after: "to", "the value")
    try fact.optional(&keyboard, column: "keyboard_", after: "keyboard", "the keyboard")
    try fact.flag(&isHidden, column: "hidden", as: "hidden")
    try fact.columnsOnly(&payload)
    try fact.lineOnly(&scroll, after: "content")
    try fact.unlessBlank(&traits, column: "traits", after: "traits", "a trait")
  }
}
