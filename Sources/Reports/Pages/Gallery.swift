import SnapshotModel

/// One picture for each scenario of a recording, which a page shows first.
///
/// It belongs to the first case in portrait, or else to the first case.
struct Gallery<Picture> {
  private var order: [String] = []
  private var chosen: [String: (isPortrait: Bool, picture: Picture)] = [:]

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - identity: The case; cases are added in their order.
  ///   - picture: Returns the picture of the case; nil if it has none.
  mutating func add(_ identity: CaseIdentity, _ picture: () -> Picture?) {
    let isPortrait = identity.orientation == "portrait"
    let known = chosen[identity.scenario]
    if let known, known.isPortrait || !isPortrait { return }
    guard let picture = picture() else { return }
    if known == nil { order.append(identity.scenario) }
    chosen[identity.scenario] = (isPortrait, picture)
  }

  /// The pictures in the order of the scenarios.
  var pictures: [Picture] { order.compactMap { chosen[$0]?.picture } }
}
