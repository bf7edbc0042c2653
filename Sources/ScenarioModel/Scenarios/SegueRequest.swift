/// The arguments of a step that performs a segue.
package struct SegueRequest: Codable, Hashable, Sendable {
  /// The identifier in the storyboard.
  package var identifier: String
  /// The destination of an unwind segue; nil for the screen below.
  package var target: String?
  /// The field that becomes first responder while the screen appears.
  package var focus: String?
  /// Whether the transition takes time.
  package var animated: Bool

  package init(
    identifier: String,
    target: String? = nil,
    focus: String? = nil,
    animated: Bool = true
  ) {
    self.identifier = identifier
    self.target = target
    self.focus = focus
    self.animated = animated
  }
}
