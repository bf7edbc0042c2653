import DriftReport
import Reporting
import SnapshotModel

/// A menu that filters the items of a page by the values of one property.
///
/// Items refer to their values by numbers, because an item can have many.
struct FilterMenu {
  /// The property, for example `device`.
  ///
  /// Items list their values in the attribute `data-device`.
  let name: String
  let label: String
  private let options: [String]
  private let numbers: [String: Int]

  /// - Parameters:
  ///   - name: The property.
  ///   - label: The displayed name of the property.
  ///   - values: The values of the items, in the order of the menu.
  init(_ name: String, _ label: String, _ values: some Sequence<String>) {
    self.name = name
    self.label = label
    options = values.distinct
    numbers = Dictionary(uniqueKeysWithValues: options.enumerated().map { ($1, $0) })
  }

  /// Returns the numbers of some values, for an attribute.
  func tokens(_ values: [String]) -> String {
    Set(values.compactMap { numbers[$0] }).sorted().map(String.init).joined(separator: " ")
  }

  var values: PageValues {
    [
      "name": name, "label": label,
      "options": options.enumerated().map { number, option -> PageValues in
        ["value": number, "text": option.escapedForLog]
      },
    ]
  }
}

/// The menus for the properties of cases.
struct CaseMenus {
  private let scenario: FilterMenu
  private let device: FilterMenu
  private let technique: FilterMenu
  /// The menu of user settings; nil if no case has user settings.
  private let settings: FilterMenu?

  /// The value for a user with default settings.
  private static let usual = "none"

  init(_ cases: some Collection<CaseIdentity>) {
    scenario = FilterMenu("scenario", "Scenario", cases.lazy.map(\.scenario).distinct.sorted())
    device = FilterMenu("device", "Device", cases.lazy.map(\.device).distinct.sorted())
    technique = FilterMenu("technique", "Technique", cases.lazy.map(\.technique).distinct.sorted())
    let users = cases.compactMap(\.settings.name)
    settings =
      users.isEmpty
      ? nil : FilterMenu("settings", "Settings", [Self.usual] + users.distinct.sorted())
  }

  /// Returns the values of the template `filters`, with further menus.
  func values(and others: [FilterMenu], _ noun: String) -> PageValues {
    let menus = [device, scenario, technique] + [settings].compactMap(\.self) + others
    return ["menus": menus.map(\.values), "noun": noun]
  }

  /// Returns the device, scenario, technique and settings of a case as tokens without spaces.
  func words(of identity: CaseIdentity) -> [String] {
    [
      device.tokens([identity.device]), scenario.tokens([identity.scenario]),
      technique.tokens([identity.technique]),
      settings?.tokens([identity.settings.name ?? Self.usual]) ?? "-",
    ]
  }

  /// Returns the attribute of items that belong to a scenario.
  func token(ofScenario name: String) -> String { scenario.tokens([name]) }

  /// Returns the attributes of an item that belongs to some cases.
  func tokens(of cases: [CaseIdentity]) -> PageValues {
    var tokens: PageValues = [
      "scenarios": scenario.tokens(cases.map(\.scenario)),
      "devices": device.tokens(cases.map(\.device)),
      "techniques": technique.tokens(cases.map(\.technique)),
    ]
    tokens["settings"] = settings?.tokens(cases.map { $0.settings.name ?? Self.usual })
    return tokens
  }
}
