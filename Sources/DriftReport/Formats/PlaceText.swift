import SnapshotModel

/// Where a cause shows, in as few words as tell it.
struct PlaceText {
  let cause: DriftCause
  /// How many cases were compared.
  let compared: Int

  /// Steps, and devices of one orientation, that are listed at most; the JSON report has all.
  private static let listed = (steps: 3, devices: 20)

  /// For example `"keyboard up" in 3 of 12 cases, sign-up/keyboard scrolling-content on iphone-8
  /// (portrait and landscape), ipad-10 (portrait)`.
  var text: String {
    let cases = cause.identities
    if cases.count == 1 { return "\(steps) in \(cases[0])" }
    let count = cases.count == compared ? "all \(compared)" : "\(cases.count) of \(compared)"
    return "\(steps) in \(count) cases, \(listing(cases))"
  }

  private var steps: String { listing(cause.stepNames, atMost: Self.listed.steps, "step") }

  /// Scenarios and techniques together that drifted on the same devices.
  private func listing(_ cases: [CaseIdentity]) -> String {
    let questions = grouped(cases) { identity in
      [identity.scenario, identity.technique, identity.system.map { "iOS \($0)" }].compactMap { $0 }
        .joined(separator: " ")
    }
    let groups = grouped(questions) { devices($0.elements) }
    return groups.map { group in
      group.elements.map(\.key).joined(separator: " and ") + " on \(group.key)"
    }.joined(separator: "; ")
  }

  /// Devices together that drifted in the same orientations.
  private func devices(_ cases: [CaseIdentity]) -> String {
    let devices = grouped(cases, by: \.device)
    let groups = grouped(devices) { device in
      device.elements.map(\.orientation).sorted().joined(separator: " and ")
    }
    return groups.map { group in
      let names = group.elements.map(\.key)
      return listing(names, atMost: Self.listed.devices, "device") + " (\(group.key))"
    }.joined(separator: ", ")
  }

  private func listing(_ names: [String], atMost limit: Int, _ noun: String) -> String {
    let rest = names.count - limit
    return names.prefix(limit).joined(separator: ", ")
      + (rest > 0 ? " and \(counted(rest, "more \(noun)"))" : "")
  }

  private typealias Group<Element> = (key: String, elements: [Element])

  /// Elements with equal keys together, in the order in which keys first come.
  private func grouped<Element>(
    _ elements: [Element],
    by key: (Element) -> String
  ) -> [Group<Element>] {
    var groups: [Group<Element>] = []
    var places: [String: Int] = [:]
    for element in elements {
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
