/// A condition at one moment of a scenario.
package struct Expectation: Codable, Hashable, Sendable {
  /// The id of the only device that the condition applies to; nil for all.
  package var device: String?
  /// The comparison that must hold.
  package var comparison: Comparison

  package init(device: String? = nil, comparison: Comparison) {
    self.device = device
    self.comparison = comparison
  }
}
