import Reporting
import SnapshotModel

/// Each screen of a recording over all devices and users, side by side, by scenario and checkpoint.
struct ContactSheet {
  private struct Key: Hashable {
    let scenario: String
    let checkpoint: String
  }

  private var order: [Key] = []
  private var screens: [Key: [PageValues]] = [:]

  /// Adds the screens of a run.
  mutating func add(
    _ run: Run,
    calling titles: ViewTitles,
    _ appearances: [Int: ScreenAppearance],
    on shelf: inout ScreenShelf
  ) {
    for step in run.steps {
      guard let snapshot = step.snapshot else { continue }
      let key = Key(scenario: run.identity.scenario, checkpoint: step.detail)
      let thumbnail = shelf.thumbnail(
        of: snapshot,
        title: "\(run.identity) at \"\(step.detail)\"",
        calling: titles,
        appearance: appearances[step.index]
      )
      guard var values = thumbnail else { continue }
      values["caption"] = run.identity.variant.spelledOut
      if screens[key] == nil { order.append(key) }
      screens[key, default: []].append(values)
    }
  }

  /// What the template `sheet` shows, once for each screen of which there are several pictures.
  ///
  /// - Parameter kept: Where pictures are kept that the page's script makes when a sheet is opened; nil for none.
  /// - Returns: The values of each sheet.
  func values(_ kept: inout LineStore?) -> [PageValues] {
    order.compactMap { key in
      guard let shown = screens[key], shown.count > 1 else { return nil }
      let pictures = kept?.keep(PageTemplates.part("thumbnails", ["screens": shown]))
      return [
        "name": "\(key.scenario), \(key.checkpoint)".spelledOut,
        "count": counted(shown.count, "screen"), "screens": pictures == nil ? shown : [],
        "isKept": pictures != nil, "kept": pictures ?? "",
      ]
    }
  }
}

extension CaseIdentity {
  /// What distinguishes the case from the others of its scenario.
  fileprivate var variant: String {
    let parts: [String?] = [
      device, orientation, technique == "none" ? nil : technique, system.map { "iOS \($0)" },
      settings,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
