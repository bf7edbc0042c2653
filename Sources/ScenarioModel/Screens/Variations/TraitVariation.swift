/// The difference between a screen's contents at the start of the case and for other size classes.
///
/// Interface Builder stores it as `<variation>` elements.
package struct TraitVariation: Codable, Hashable, Sendable {
  /// The size classes of the view controller, without duplicates.
  package var sizeClasses: [SizeClasses]
  /// Changes the screen's own contents into the contents for the size classes.
  package var difference: ContentDifference

  package init(sizeClasses: [SizeClasses], difference: ContentDifference) {
    self.sizeClasses = sizeClasses
    self.difference = difference
  }
}

extension [([SizeClasses], ScreenContents)] {
  /// The variations of a screen with other contents for some size classes; nil where all are equal.
  package func variations(of contents: ScreenContents) -> [TraitVariation]? {
    var variations: [TraitVariation] = []
    for (sizeClasses, other) in self where other != contents {
      let difference = ContentDifference(from: contents, to: other)
      if let index = variations.firstIndex(where: { $0.difference == difference }) {
        variations[index].sizeClasses += sizeClasses
      } else {
        variations.append(TraitVariation(sizeClasses: sizeClasses, difference: difference))
      }
    }
    return variations.isEmpty ? nil : variations
  }
}

extension SizeClasses {
  /// The four combinations of size classes on devices.
  package static let all: [SizeClasses] = [SizeClass.compact, .regular].flatMap { horizontal in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }

  /// For example `compact width, regular height`.
  package var text: String {
    [horizontal.map { "\($0.rawValue) width" }, vertical.map { "\($0.rawValue) height" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}
