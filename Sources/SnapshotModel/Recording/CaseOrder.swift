/// Returns the indices of cases in their order.
///
/// - Parameters:
///   - count: The number of cases.
///   - identity: Returns the case at an index; the cases of a large recording need not be copied.
/// - Returns: The indices; nil if the cases are already sorted.
package func caseOrder(of count: Int, _ identity: (Int) -> CaseIdentity) -> [Int]? {
  guard count > 1 else { return nil }
  let isInOrder = (1..<count).allSatisfy { !(identity($0) < identity($0 - 1)) }
  if isInOrder { return nil }
  var names = CaseNames()
  for index in 0..<count { names.append(identity(index)) }
  return names.order
}

/// The names of cases, each distinct name as a number.
///
/// A recording has many more cases than names. Sorting the cases themselves would copy and compare
/// texts for each pair.
private struct CaseNames {
  private var count = 0
  private var scenarios = NumberedNames()
  private var devices = NumberedNames()
  private var orientations = NumberedNames()
  private var techniques = NumberedNames()
  private var systems = NumberedNames()
  private var settings = NumberedNames()

  mutating func append(_ identity: CaseIdentity) {
    count += 1
    scenarios.append(identity.scenario)
    devices.append(identity.device)
    orientations.append(identity.orientation)
    techniques.append(identity.technique)
    systems.append(identity.system ?? "")
    settings.append(identity.settings.name ?? "")
  }

  /// The positions in the order of `CaseIdentity`; equal cases keep their order.
  var order: [Int] {
    var order = Array(0..<count)
    // Each sort keeps the order of the less significant names.
    for names in [settings, systems, techniques, orientations, devices, scenarios] {
      let ranks = names.ranks
      order.sort { ranks[$0] < ranks[$1] }
    }
    return order
  }
}

/// Names in a list, by the numbers of their first occurrences.
private struct NumberedNames {
  private var numbers: [String: Int] = [:]
  private var list: [Int] = []

  mutating func append(_ name: String) {
    let next = numbers.count
    let number = numbers[name, default: next]
    if number == next { numbers[name] = number }
    list.append(number)
  }

  /// The rank of each name of the list among the distinct names.
  var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: numbers.count)
    let sorted = numbers.sorted { $0.key < $1.key }
    for (rank, name) in sorted.enumerated() { ranks[name.value] = rank }
    return list.map { ranks[$0] }
  }
}
