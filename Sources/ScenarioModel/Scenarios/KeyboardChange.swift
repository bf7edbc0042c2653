package import SnapshotModel

/// One scripted change of the keyboard.
package struct KeyboardChange: Codable, Hashable, Sendable {
  /// The kind of change; raw values are the keys of scenario files.
  package enum Kind: String, Codable, Sendable {
    case show, hide
    /// On an iPad: lifts the keyboard off the bottom edge, or splits it in two.
    case undock, split
    /// On an iPad: makes the keyboard as small as a phone's, anywhere on the screen.
    case float
    /// On an iPad: brings the keyboard back to the bottom edge.
    case dock
    /// Connects or disconnects a hardware keyboard.
    case hardwareKeyboard
    /// Shows or hides the bar of predictions.
    case predictions
    /// On an iPad: shows the keyboard of the neighboring application.
    case neighbor
    /// Shows a password manager's prompt in place of the keyboard.
    case passwordPrompt
  }

  /// The keyboard's announced frame before the change.
  package enum BeginFrame: Codable, Hashable, Sendable {
    /// A frame below the screen with this height.
    case height(Double)
    /// A frame in the screen's coordinates.
    case frame(Rect)
  }

  /// The time in seconds after the start of the step.
  package var at: Double
  /// The kind of change, which determines the other properties in use.
  package var kind: Kind
  /// The height in points.
  ///
  /// For `show` and `neighbor` it includes the home-indicator area, and nil means the device's own
  /// keyboard. For `undock` and `split` it is the gap above the bottom edge.
  package var height: Double?
  /// The duration in seconds; nil for UIKit's 0.25.
  package var duration: Double?
  /// The announced begin frame; nil for the true frame.
  package var begin: BeginFrame?
  /// The top left corner for `float`, in the screen's coordinates.
  package var origin: Point?
  /// Whether `hardwareKeyboard` and `predictions` are switched on.
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
