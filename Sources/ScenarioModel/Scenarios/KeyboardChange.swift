package import SnapshotModel

/// One scripted change of the keyboard.
package struct KeyboardChange: Codable, Hashable, Sendable {
  /// What changes; raw values are the keys of scenario files.
  package enum Kind: String, Codable, Sendable {
    case show, hide
    /// On an iPad: lifts the keyboard off the bottom edge, or splits it in two.
    case undock, split
    /// On an iPad: makes the keyboard as small as a phone's, anywhere on the screen.
    case float
    /// On an iPad: brings the keyboard back to the bottom edge.
    case dock
    /// Connects a hardware keyboard, or takes it away.
    case hardwareKeyboard
    /// Shows or hides the bar of predictions.
    case predictions
    /// On an iPad: brings up the keyboard of the application beside this one.
    case neighbour
    /// Has a manager of passwords prompt in place of the keyboard.
    case passwordPrompt
  }

  /// The keyboard's announced frame before the change.
  package enum BeginFrame: Codable, Hashable, Sendable {
    /// Below the screen, with this height.
    case height(Double)
    /// In the screen's coordinates.
    case frame(Rect)
  }

  /// Seconds after the start of the step.
  package var at: Double
  /// The kind of change, which decides the other properties in use.
  package var kind: Kind
  /// Points: the height of `show` and `neighbour`, home-indicator area included, nil for the
  /// device's own keyboard; the gap of `undock` and `split` above the bottom edge.
  package var height: Double?
  /// Seconds; nil for UIKit's 0.25.
  package var duration: Double?
  /// Nil for the true frame.
  package var begin: BeginFrame?
  /// The top left corner for `float`, in the screen's coordinates.
  package var origin: Point?
  /// Whether `hardwareKeyboard` and `predictions` come, and do not go.
  package var isOn: Bool?

  package init(
    at: Double,
    kind: Kind,
    height: Double? = nil,
    duration: Double? = nil,
    begin: BeginFrame? = nil,
    origin: Point? = nil,
    isOn: Bool? = nil
  ) {
    self.at = at
    self.kind = kind
    self.height = height
    self.duration = duration
    self.begin = begin
    self.origin = origin
    self.isOn = isOn
  }
}
