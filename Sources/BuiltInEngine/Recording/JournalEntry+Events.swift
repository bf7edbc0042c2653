import Foundation
import LayoutEngine
import ScenarioModel

extension JournalEntry {
  /// Returns the run's events for the entry: one for each changed number, or just one.
  func events(step: Int) -> [RunEvent] {
    switch change {
    case .notification(let name, let movement):
      [event(step, .notification, name.eventName, keyboard: movement.map(KeyboardPayload.init))]
    case .call(let method):
      [event(step, .call, method)]
    case .firstResponder(let old, let new):
      [event(step, .focus, "firstResponder", old.map { .text($0) }, new.map { .text($0) })]
    case .device(.orientation(let old, let new)):
      [event(step, .rotation, "orientation", .text(old.rawValue), .text(new.rawValue))]
    case .device(.display(let old, let new)):
      [event(step, .rotation, "display", .text(old.rawValue), .text(new.rawValue))]
    case .trait(let name, let old, let new):
      [event(step, .trait, name, .text(old), .text(new))]
    case .insets(let property, let old, let new):
      events(step, .inset, property, old.edges, new.edges)
    case .contentOffset(let old, let new):
      events(step, .scroll, "contentOffset", old.coordinates, new.coordinates)
    case .contentSize(let old, let new):
      events(step, .content, "contentSize", old.sides, new.sides)
    case .layout:
      [event(step, .layout, "layout")]
    case .diagnostic(let name, let detail):
      [event(step, .diagnostic, name, nil, detail.map { .text($0) })]
    }
  }

  private typealias Component = (name: String, value: CGFloat)

  private func events(
    _ step: Int,
    _ kind: RunEvent.Kind,
    _ property: String,
    _ old: [Component],
    _ new: [Component]
  ) -> [RunEvent] {
    zip(old, new).compactMap { old, new in
      let values = (canonicalPoints(old.value), canonicalPoints(new.value))
      guard values.0 != values.1 else { return nil }
      return event(step, kind, "\(property).\(old.name)", .number(values.0), .number(values.1))
    }
  }

  private func event(
    _ step: Int,
    _ kind: RunEvent.Kind,
    _ name: String,
    _ before: EventValue? = nil,
    _ after: EventValue? = nil,
    keyboard: KeyboardPayload? = nil
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
      var name = utf8[...]
      if name.starts(with: "UI".utf8) { name = name.dropFirst(2) }
      if name.suffix(12).elementsEqual("Notification".utf8) { name = name.dropLast(12) }
      return lowercasingFirstLetter(of: name)
    }
  }
}

private func lowercasingFirstLetter(of utf8: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  // The standard library's conversion handles all scripts, which takes longer than all other work
  // here.
  guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
    let text = String(decoding: utf8, as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
  return String(unsafeUninitializedCapacity: utf8.count) { text in
    for (index, byte) in utf8.enumerated() { text[index] = byte }
    text[0] = first | 0x20
    return utf8.count
  }
}

extension UIEdgeInsets {
  fileprivate var edges: [(name: String, value: CGFloat)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

extension CGPoint {
  fileprivate var coordinates: [(name: String, value: CGFloat)] { [("x", x), ("y", y)] }
}

extension CGSize {
  fileprivate var sides: [(name: String, value: CGFloat)] {
    [("width", width), ("height", height)]
  }
}
