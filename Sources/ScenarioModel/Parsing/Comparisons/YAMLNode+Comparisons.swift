import DeviceCatalog
import SnapshotModel

extension YAMLNode {
  /// Reads a list of comparisons; a map under a device's id contains the comparisons for that
  /// device.
  func expectations() throws -> [Expectation] {
    let nodes = try list()
    guard !nodes.isEmpty else { throw ScenarioError(.emptyList(label: label), at: location) }
    var expectations: [Expectation] = []
    _ = try mistakes.each(nodes) { node in
      guard case .map(let entries) = node.content else {
        expectations.append(Expectation(comparison: try node.comparison()))
        return
      }
      _ = try mistakes.each(entries) { entry in
        guard Devices.device(id: entry.key) != nil else {
          let nearest = Devices.nearest(to: entry.key)
          throw ScenarioError(.unknownDevice(entry.key, nearest: nearest), at: entry.keyLocation)
        }
        for comparison in try entry.value.comparisons() {
          expectations.append(Expectation(device: entry.key, comparison: comparison))
        }
      }
    }
    return expectations
  }

  /// One comparison, or a list of them.
  private func comparisons() throws -> [Comparison] {
    guard case .list = content else { return [try comparison()] }
    return try items { try $0.comparison() }
  }

  /// Text such as `field.window.maxY <= keyboard.minY`.
  func comparison() throws -> Comparison {
    let text = try text()
    do throws(ComparisonProblem) {
      return try ComparisonParser.comparison(text)
    } catch {
      var location = location
      if case .scalar(_, let isQuoted) = content {
        location.column += error.offset + (isQuoted ? 1 : 0)
      }
      throw ScenarioError(.badComparison(reason: error.reason, error.advice), at: location)
    }
  }

  /// The name of an invariant, or a comparison.
  func invariant() throws -> Invariant {
    let text = try text()
    if let named = Invariant.named.first(where: { $0.text == text }) { return named }
    guard text.contains(where: "=<>!".contains) else {
      let known = Invariant.named.map(\.text)
      throw ScenarioError(.unknownWord(text, kind: "invariant", known: known), at: location)
    }
    return .comparison(try comparison())
  }
}
