import Reporting
import SnapshotModel

/// Cases in as few words as identify them: scenarios and techniques together that are about the same
/// devices.
struct CaseListing {
  let cases: [CaseIdentity]

  /// Devices of one orientation that are listed at most; the JSON report has all.
  private static let listedDevices = 20

  var text: String {
    let groups = grouped(questions) { devices($0.elements) }
    return groups.map { group in
      group.elements.map(\.key).joined(separator: " and ") + " on \(group.key)"
    }.joined(separator: "; ")
  }

  /// The devices alone, for where the question is known.
  var devices: String { devices(cases) }

  /// Whether all cases are of one scenario, technique, system and settings.
  var isOfOneQuestion: Bool { questions.count == 1 }

  private var questions: [Group<CaseIdentity>] {
    grouped(cases) { identity in
      let system = identity.system.map { "iOS \($0)" }
      return [identity.scenario, identity.technique, system, identity.settings].compactMap { $0 }
        .joined(separator: " ")
    }
  }

  /// Devices together that drifted in the same orientations.
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

/// What has a key in common.
typealias Group<Element> = (key: String, elements: [Element])

/// Elements with equal keys together, in the order in which keys first come.
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
