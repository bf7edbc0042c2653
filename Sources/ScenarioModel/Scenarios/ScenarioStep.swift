package import DeviceCatalog
package import SnapshotModel

/// One thing that happens to a screen.
package enum ScenarioStep: Codable, Hashable, Sendable {
  /// Pushes a screen; a field named here becomes first responder in its `viewWillAppear`.
  case push(screen: String, focus: String?, animated: Bool)
  case pop(animated: Bool)
  /// Makes the named view first responder; the device's keyboard follows.
  case focus(view: String)
  /// Takes the focus away; the keyboard leaves.
  case resign
  /// Posts keyboard changes at exact times, whatever the focus, see ``KeyboardChange``.
  case keyboard([KeyboardChange])
  case rotate(to: DeviceOrientation)
  /// Assigns a content offset as code would, unclamped; nil is the screen's own scroll view.
  case scroll(view: String?, to: Point, animated: Bool)
  /// Sets the constant of a constraint by its id.
  case setConstant(constraint: String, constant: Double)
  /// Lets virtual seconds pass.
  case wait(seconds: Double)
  /// Lets everything that is due at this instant happen, then records the geometry under a name.
  case checkpoint(name: String)
}

/// One scripted change of the keyboard.
package struct KeyboardChange: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case show, hide }

  /// Seconds after the start of the step.
  package var at: Double
  package var kind: Kind
  /// Points, home-indicator area included; nil for the device's own keyboard, unused for `hide`.
  package var height: Double?
  /// Seconds; nil for UIKit's 0.25.
  package var duration: Double?

  package init(at: Double, kind: Kind, height: Double?, duration: Double?) {
    self.at = at
    self.kind = kind
    self.height = height
    self.duration = duration
  }
}
