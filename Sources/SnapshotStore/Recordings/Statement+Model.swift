import SnapshotModel

// Values of the model that take several columns, always in the same order.

extension Statement {
  func bind(_ rect: Rect) throws(StoreError) {
    try bind(rect.x)
    try bind(rect.y)
    try bind(rect.width)
    try bind(rect.height)
  }

  func bind(_ insets: Insets) throws(StoreError) {
    try bind(insets.top)
    try bind(insets.left)
    try bind(insets.bottom)
    try bind(insets.right)
  }

  func bind(_ payload: KeyboardPayload?) throws(StoreError) {
    guard let payload else {
      for _ in 0..<9 { try bind(Double?.none) }
      return
    }
    try bind(payload.begin)
    try bind(payload.end)
    try bind(payload.duration)
  }

  func bind(_ value: EventValue?) throws(StoreError) {
    switch value {
    case nil: try bind(Double?.none)
    case .number(let number): try bind(number)
    case .text(let text): try bind(text)
    }
  }

  func eventValue() -> EventValue? {
    isNumber ? .number(real()) : optionalText().map { .text($0) }
  }

  func point() -> Point {
    Point(x: real(), y: real())
  }

  func size() -> Size {
    Size(width: real(), height: real())
  }

  func rect() -> Rect {
    Rect(x: real(), y: real(), width: real(), height: real())
  }

  /// A rectangle whose columns are null together.
  func optionalRect() -> Rect? {
    let numbers = (optionalReal(), optionalReal(), optionalReal(), optionalReal())
    guard case (let x?, let y?, let width?, let height?) = numbers else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// What a keyboard notification announces, whose columns are null together and the last of a row.
  func keyboardPayload() -> KeyboardPayload? {
    guard let begin = optionalRect() else { return nil }
    return KeyboardPayload(begin: begin, end: rect(), duration: real())
  }

  func insets() -> Insets {
    Insets(top: real(), left: real(), bottom: real(), right: real())
  }

  func engine() -> EngineIdentity {
    EngineIdentity(name: text(), version: text(), fingerprint: text())
  }

  func caseIdentity() -> CaseIdentity {
    CaseIdentity(
      scenario: text(),
      device: text(),
      orientation: text(),
      technique: text(),
      system: optionalText(),
      settings: optionalText()
    )
  }
}
