import DriftReport
import Reporting
import SnapshotModel

/// A choice among the values of one property, by which items of a page are filtered.
///
/// Items name their values by numbers, which may be many and are short.
struct FilterMenu {
  /// The property: `device`; items have their values in the attribute `data-device`.
  let name: String
  let label: String
  private let options: [String]
  private let numbers: [String: Int]

  /// - Parameters:
  ///   - name: The property.
  ///   - label: What people call it.
  ///   - values: Those that items have, in the order of the menu.
  init(_ name: String, _ label: String, _ values: some Sequence<String>) {
    self.name = name
    self.label = label
    options = values.distinct
    numbers = Dictionary(uniqueKeysWithValues: options.enumerated().map { ($1, $0) })
  }

  /// The numbers of some values, for an attribute.
  func tokens(_ values: [String]) -> String {
    Set(values.compactMap { numbers[$0] }).sorted().map(String.init).joined(separator: " ")
  }

  var values: PageValues {
    [
      "name": name, "label": label,
      "options": options.enumerated().map { number, option -> PageValues in
        ["value": number, "text": option.spelledOut]
      },
    ]
  }
}

/// The menus for what cases are.
struct CaseMenus {
  private let scenario: FilterMenu
  private let device: FilterMenu
  private let technique: FilterMenu
  /// Nil where no case is of a user with settings.
  private let settings: FilterMenu?

  /// What stands for a user who has chosen nothing.
  private static let usual = "none"

  init(_ cases: [CaseIdentity]) {
    scenario = FilterMenu("scenario", "Scenario", cases.map(\.scenario).distinct.sorted())
    device = FilterMenu("device", "Device", cases.map(\.device).distinct.sorted())
    technique = FilterMenu("technique", "Technique", cases.map(\.technique).distinct.sorted())
    let users = cases.compactMap(\.settings)
    settings =
      users.isEmpty
      ? nil : FilterMenu("settings", "Settings", [Self.usual] + users.distinct.sorted())
  }

  /// What the template `filters` shows, with further menus.
  func values(and others: [FilterMenu], _ noun: String) -> PageValues {
    let menus = [device, scenario, technique] + [settings].compactMap(\.self) + others
    return ["menus": menus.map(\.values), "noun": noun]
  }

  /// What distinguishes a case by the device, the scenario, the technique and the settings, each without spaces.
  func words(of identity: CaseIdentity) -> [String] {
    [
      device.tokens([identity.device]), scenario.tokens([identity.scenario]),
      technique.tokens([identity.technique]),
      settings?.tokens([identity.settings ?? Self.usual]) ?? "-",
    ]
  }

  /// What items of a scenario have as their attribute.
  func token(ofScenario name: String) -> String { scenario.tokens([name]) }

  /// The attributes of what is about some cases.
  func tokens(of cases: [CaseIdentity]) -> PageValues {
    var tokens: PageValues = [
      "scenarios": scenario.tokens(cases.map(\.scenario)),
      "devices": device.tokens(cases.map(\.device)),
      "techniques": technique.tokens(cases.map(\.technique)),
    ]
    tokens["settings"] = settings?.tokens(cases.map { $0.settings ?? Self.usual })
    return tokens
  }
}
