import Foundation
import SnapshotModel

/// A note about cases that run on another system with a newer version of the layout engine.
///
/// Version 1.1.0 added iOS 27. From then on, a case without a system runs on the newest system of
/// its device; earlier, all devices had the bars of iOS 18.
struct NewestSystemNote {
  /// The sentence; nil for a comparison that the change does not affect.
  let text: String?

  init(_ drift: Drift) {
    let isAffected =
      drift.cases.contains { $0.identity.system == nil }
      && drift.from.engines.contains { Self.isBuiltIn($0) && !Self.hasNewestSystems($0) }
      && drift.to.engines.contains { Self.isBuiltIn($0) && Self.hasNewestSystems($0) }
    text =
      isAffected
      ? "engine 1.1.0 adds iOS 27, and cases without 'systems' run on the newest system of their "
        + "device; 'systems: [18]' keeps the earlier geometry"
      : nil
  }

  /// Whether the layout is of the built-in engine: `scvdb`, or the engine of an app, with a version
  /// such as `1.0.0+248cd3051ea8`.
  private static func isBuiltIn(_ engine: EngineIdentity) -> Bool {
    engine.name == "scvdb" || engine.version.contains("+")
  }

  private static func hasNewestSystems(_ engine: EngineIdentity) -> Bool {
    let version = engine.version.prefix { $0 != "+" }
    return version.compare("1.1.0", options: .numeric) != .orderedAscending
  }
}
