/// A wish to perform a segue of the document that the screen on top is from.
package struct SegueRequest: Codable, Hashable, Sendable {
  package var identifier: String
  /// The screen to which an unwind segue leads; nil for the one below.
  package var target: String?
  /// The field that becomes first responder while the screen appears.
  package var focus: String?
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
