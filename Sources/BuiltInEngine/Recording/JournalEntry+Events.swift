import Foundation
import LayoutEngine
import ScenarioModel

extension JournalEntry {
  /// Appends the run's events for the entry: one for each changed number, or just one.
  func appendEvents(step: Int, to events: inout [RunEvent]) {
    func append(
      _ kind: RunEvent.Kind,
      _ name: String,
      _ before: EventValue? = nil,
      _ after: EventValue? = nil,
      keyboard: KeyboardPayload? = nil
    ) {
      events.append(event(step, kind, name, before, after, keyboard: keyboard))
    }
    func append(
      _ kind: RunEvent.Kind,
      _ name: @autoclosure () -> String,
      from old: CGFloat,
      to new: CGFloat
    ) {
      let (old, new) = (canonicalPoints(old), canonicalPoints(new))
      if old != new { append(kind, name(), .number(old), .number(new)) }
    }
    switch change {
    case .notification(let name, let movement):
      append(.notification, name.eventName, keyboard: movement.map(KeyboardPayload.init))
    case .call(let method):
      append(.call, method)
    case .firstResponder(let old, let new):
      append(.focus, "firstResponder", old.map { .text($0) }, new.map { .text($0) })
    case .device(.orientation(let old, let new)):
      append(.rotation, "orientation", .text(old.rawValue), .text(new.rawValue))
    case .device(.display(let old, let new)):
      append(.rotation, "display", .text(old.rawValue), .text(new.rawValue))
    case .trait(let name, let old, let new):
      append(.trait, name, .text(old), .text(new))
    case .insets(let property, let old, let new):
      append(.inset, "\(property).top", from: old.top, to: new.top)
      append(.inset, "\(property).left", from: old.left, to: new.left)
      append(.inset, "\(property).bottom", from: old.bottom, to: new.bottom)
      append(.inset, "\(property).right", from: old.right, to: new.right)
    case .contentOffset(let old, let new):
      append(.scroll, "contentOffset.x", from: old.x, to: new.x)
      append(.scroll, "contentOffset.y", from: old.y, to: new.y)
    case .contentSize(let old, let new):
      append(.content, "contentSize.width", from: old.width, to: new.width)
      append(.content, "contentSize.height", from: old.height, to: new.height)
    case .layout:
      append(.layout, "layout")
    case .diagnostic(let name, let detail):
      append(.diagnostic, name, nil, detail.map { .text($0) })
    }
  }

  private func event(
    _ step: Int,
    _ kind: RunEvent.Kind,
    _ name: String,
    _ before: EventValue?,
    _ after: EventValue?,
    keyboard: KeyboardPayload?
  ) -> RunEvent {
    RunEvent(
      step: step,
      time: time,
      kind: kind,
      name: name,
      subject: ViewPath(subject),
      cause: RunEvent.Cause(cause),
      before: before,
      after: after,
      duration: duration,
      keyboard: keyboard
    )
  }
}

extension KeyboardPayload {
  fileprivate init(_ movement: KeyboardMovement) {
    self.init(
      begin: Rect(movement.begin),
      end: Rect(movement.end),
      duration: movement.duration
    )
  }
}

extension RunEvent.Cause {
  /// In a case, the application's code is the technique's code.
  fileprivate init(_ cause: ChangeCause) {
    switch cause {
    case .application: self = .technique
    case .system: self = .system
    case .script: self = .script
    }
  }
}

extension NSNotification.Name {
  /// `UIKeyboardWillShowNotification` as `keyboardWillShow`.
  fileprivate var eventName: String {
    var rawValue = rawValue
    return rawValue.withUTF8 { utf8 in
      var name = UnsafeBufferPointer(rebasing: utf8[...])
      if has("UI", name, at: 0) { name = UnsafeBufferPointer(rebasing: name.dropFirst(2)) }
      if has("Notification", name, at: name.count - 12) {
        name = UnsafeBufferPointer(rebasing: name.dropLast(12))
      }
      return lowercasingFirstLetter(of: name)
    }
  }
}

/// Whether a name contains a word at a position.
///
/// Each recorded notification calls this, and comparing sequences of bytes takes ten times as long.
private func has(_ word: StaticString, _ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
  guard start >= 0, start + word.utf8CodeUnitCount <= name.count, let first = name.baseAddress
  else { return false }
  return memcmp(first + start, word.utf8Start, word.utf8CodeUnitCount) == 0
}

private func lowercasingFirstLetter(of utf8: UnsafeBufferPointer<UInt8>) -> String {
  // The standard library's conversion handles all scripts, which takes longer than all other work
  // here.
  guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
    let text = String(decoding: utf8, as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
  return String(unsafeUninitializedCapacity: utf8.count) { text in
    _ = text.update(fromContentsOf: utf8)
    text[0] = first | 0x20
    return utf8.count
  }
}
