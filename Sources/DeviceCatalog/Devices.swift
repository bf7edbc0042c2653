/// The catalog of every device that a scenario can name.
package enum Devices {
  /// All devices: phones, then pads, each from the smallest screen to the largest, minis last.
  package static let all: [Device] = Phones.all + Pads.all

  /// Returns the device with exactly this identifier.
  package static func device(id: String) -> Device? {
    // By index, because a device is a large value that the elements of a loop copy.
    all.indices.first { all[$0].id == id }.map { all[$0] }
  }

  /// Returns the first device of the catalog with the Interface Builder screen `identifier`.
  ///
  /// Devices that share an Interface Builder screen have the same size and scale. All but one
  /// screen also have the same insets. The exception is `retina5_9`: before Xcode 14 it was the
  /// iPhone X, since then the 13 mini. This function returns the iPhone X.
  package static func device(interfaceBuilderID identifier: String) -> Device? {
    all.first { $0.interfaceBuilderIDs.contains(identifier) }
  }

  /// Returns the identifier nearest to `spelling`, for an error message; nil if none is near.
  ///
  /// Case, spaces and parentheses are ignored, so a device's name also matches.
  package static func nearest(to spelling: String) -> String? {
    let requested = slug(spelling)
    let tolerated = max(2, requested.count / 3)
    let candidates = all.map { device in
      let distance = min(
        editDistance(from: requested, to: device.id),
        editDistance(from: requested, to: slug(device.name))
      )
      return (id: device.id, distance: distance)
    }
    // `min(by:)` returns the first of equal candidates, so ties follow the catalog's order.
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= tolerated ? best.id : nil
  }

  /// Lower-cases `text` and joins its runs of letters and digits by single hyphens.
  private static func slug(_ text: String) -> String {
    text.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: "-")
  }
}
