/// One thing that happened during a run, with who did it.
///
/// Events stand in the order in which they happened, whatever their kind. Of a value with several
/// numbers, such as an inset, each number that changed is an event of its own.
package struct RunEvent: Hashable, Sendable {
  /// By the names that scenarios, engines, baselines and the database use.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A notification was posted, by the name that UIKit gives it: `keyboardWillShow`.
    case notification
    /// UIKit called a method of a screen's controller: `viewWillAppear`.
    case call
    /// Another view is first responder.
    case focus
    /// The device was turned.
    case rotation
    /// A trait of a screen's controller changed, by UIKit's name: `horizontalSizeClass`.
    case trait
    /// An inset of a scroll view, or of a screen's safe area, was set.
    case inset
    /// A scroll view's offset changed.
    case scroll
    /// A scroll view's content got another size.
    case content
    /// A layout pass moved or resized views.
    case layout
    /// The technique found a mistake in how it is used, for which a debug build of an application
    /// is stopped or warned: `undefinedContentSize`.
    case diagnostic
  }

  /// Whose code did it.
  package enum Cause: String, CaseIterable, Codable, Sendable {
    /// The keyboard technique, or an application's own controller where one is on stage: all
    /// application code of a case.
    case technique
    /// UIKit, by itself or as a consequence of other code.
    case system
    /// A step of the scenario.
    case script
  }

  /// Index of the step during which it happened.
  package var step: Int
  /// Virtual seconds since the start of the run.
  package var time: Double
  /// The kind, which decides the names that the event can have.
  package var kind: Kind
  /// What it is called, or what changed: `keyboardWillShow`, `contentInset.bottom`.
  package var name: String
  /// Path of the view, or name of the screen, that it happened to; empty for the whole device.
  package var subject: String
  /// Nil only where the engine reports no events but the keyboard's notifications.
  package var cause: Cause?
  /// The value before and after; nil where there is none.
  package var before: EventValue?
  /// The value after the event; nil where there is none.
  package var after: EventValue?
  /// Seconds that the change takes to be seen, though it is in force at once; nil if it is not
  /// animated.
  package var duration: Double?
  /// What a notification of the keyboard announces; nil for all else.
  package var keyboard: KeyboardPayload?

  package init(
    step: Int,
    time: Double,
    kind: Kind,
    name: String,
    subject: String = "",
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

/// In messages and exports, which list what keyboard notifications announce as ``KeyboardFrame``.
extension RunEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case step, time, kind, name, subject, cause, before, after, duration
  }

  /// Reads an event, which an engine reports with its cause.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    step = try container.decode(Int.self, forKey: .step)
    time = try container.decode(Double.self, forKey: .time)
    kind = try container.decode(Kind.self, forKey: .kind)
    name = try container.decode(String.self, forKey: .name)
    subject = try container.decode(String.self, forKey: .subject)
    cause = try container.decode(Cause.self, forKey: .cause)
    before = try container.decodeIfPresent(EventValue.self, forKey: .before)
    after = try container.decodeIfPresent(EventValue.self, forKey: .after)
    duration = try container.decodeIfPresent(Double.self, forKey: .duration)
    keyboard = nil
  }
}

/// A value that an event changed: in JSON a number or a text.
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
