import Reporting
package import SnapshotModel

/// A short list of cases.
///
/// Scenarios and techniques on the same devices are combined.
package struct CaseListing {
  let cases: [CaseIdentity]

  /// The maximum number of listed devices per orientation; the JSON report has all.
  private static let listedDevices = 20

  package init(cases: [CaseIdentity]) { self.cases = cases }

  /// For example `box keyboard on iphone-8 (landscape and portrait)`.
  package var text: String {
    let groups = grouped(questions) { devices($0.elements) }
    return groups.map { group in
      group.elements.map(\.key).joined(separator: " and ") + " on \(group.key)"
    }.joined(separator: "; ")
  }

  /// The devices only, for a report that names the scenario, technique and settings elsewhere.
  var devices: String { devices(cases) }

  /// Whether all cases have the same scenario, technique, system and settings.
  var isOfOneQuestion: Bool { questions.count == 1 }

  private var questions: [Group<CaseIdentity>] {
    grouped(cases) { identity in
      let system = identity.system.map { "iOS \($0)" }
      let parts = [identity.scenario, identity.technique, system, identity.settings.name]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  /// Returns the devices, grouped by the orientations that drifted.
  private func devices(_ cases: [CaseIdentity]) -> String {
    let devices = grouped(cases, by: \.device)
    let groups = grouped(devices) { device in
      device.elements.map(\.orientation).sorted().joined(separator: " and ")
    }
    return groups.map { group in
      let names = group.elements.map(\.key)
      return listing(names, atMost: Self.listedDevices, "device") + " (\(group.key))"
    }.joined(separator: " and on ")
  }
}

/// Elements with a common key.
typealias Group<Element> = (key: String, elements: [Element])

/// Groups elements with equal keys, in the order of the keys' first elements.
func grouped<Element>(_ elements: [Element], by key: (Element) -> String) -> [Group<Element>] {
  var groups: [Group<Element>] = []
  var indices: [String: Int] = [:]
  for element in elements {
    let key = key(element)
    if let index = indices[key] {
      groups[index].elements.append(element)
    } else {
      indices[key] = groups.count
      groups.append((key, [element]))
    }
  }
  return groups
}
