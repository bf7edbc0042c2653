/// One event of a run with its cause.
///
/// Events are in the order of time, independent of their kind. For a value with several numbers,
/// such as an inset, each changed number is a separate event.
package struct RunEvent: Hashable, Sendable {
  /// The raw values are the names in scenarios, the engine protocol, baselines and the database.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A notification was posted, named as in UIKit: `keyboardWillShow`.
    case notification
    /// UIKit called a method of a screen's view controller: `viewWillAppear`.
    case call
    /// Another view became first responder.
    case focus
    /// The device was rotated.
    case rotation
    /// A trait of a screen's view controller changed, named as in UIKit: `horizontalSizeClass`.
    case trait
    /// An inset of a scroll view, or of a screen's safe area, was set.
    case inset
    /// A scroll view's offset changed.
    case scroll
    /// A scroll view's content size changed.
    case content
    /// A layout pass moved or resized views.
    case layout
    /// The technique detected a misuse that stops or warns a debug build of an application:
    /// `undefinedContentSize`.
    case diagnostic
  }

  /// The code that caused the event.
  package enum Cause: String, CaseIterable, Codable, Sendable {
    /// The keyboard technique, or the application's own view controller: all application code of a
    /// case.
    case technique
    /// UIKit, by itself or as a consequence of other code.
    case system
    /// A step of the scenario.
    case script
  }

  /// The index of the step with the event.
  package var step: Int
  /// The time in virtual seconds since the start of the run.
  package var time: Double
  /// The kind, which determines the possible names.
  package var kind: Kind
  /// The name of the event or of the changed property: `keyboardWillShow`, `contentInset.bottom`.
  package var name: String
  /// The path of the affected view or screen; empty for the whole device.
  package var subject: ViewPath
  /// The cause; nil only if the engine reports no events except keyboard notifications.
  package var cause: Cause?
  /// The value before the event; nil if there is none.
  package var before: EventValue?
  /// The value after the event; nil if there is none.
  package var after: EventValue?
  /// The duration of the animation, in seconds.
  ///
  /// The change itself is immediate. Nil without animation.
  package var duration: Double?
  /// The frames of a keyboard notification; nil for other events.
  package var keyboard: KeyboardPayload?

  package init(
    step: Int,
    time: Double,
    kind: Kind,
    name: String,
    subject: ViewPath = "",
    cause: Cause?,
    before: EventValue? = nil,
    after: EventValue? = nil,
    duration: Double? = nil,
    keyboard: KeyboardPayload? = nil
  ) {
    self.step = step
    self.time = canonicalPoints(time)
    self.kind = kind
    self.name = name
    self.subject = subject
    self.cause = cause
    self.before = before
    self.after = after
    self.duration = duration.map(canonicalPoints)
    self.keyboard = keyboard
  }
}

/// Decoding keeps numbers that are not on the grid for ``Run/checkConsistency()``.
extension RunEvent: Codable {}

extension RunEvent: RecordedFact {
  package static var blank: RunEvent {
    RunEvent(step: 0, time: 0, kind: .blank, name: "", cause: nil)
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.columnOnly(&step, column: "step")
    try fact.field(&kind, column: "kind", "the kind of event")
    try fact.field(&name, column: "name", "the event's name")
    try fact.unlessBlank(&subject, column: "subject", after: "of", "the view or screen")
    try fact.field(&time, column: "time", after: "at", "the time in seconds")
    try fact.field(&cause, column: "cause", after: "by", "the cause")
    try fact.optional(&before, column: "before", after: "from", "the value before")
    try fact.optional(&after, column: "after", after: "to", "the value after")
    try fact.optional(
      &duration,
      column: "duration",
      after: "animated",
      "the duration in seconds"
    )
    try fact.columnsOnly(&keyboard)
  }
}

extension RunEvent.Kind: FactChoice {}
extension RunEvent.Cause: FactChoice {}

/// A value that an event changed.
///
/// In JSON it is a number or a text.
package enum EventValue: Hashable, Sendable {
  /// A length in points, on the canonical grid.
  case number(Double)
  /// A name, such as the path of a view.
  case text(String)
}

extension EventValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
