/// Successive views along an axis of their superview, with the gaps between them and at both ends.
///
/// The growth of all parts equals the growth of the superview. If one part grew and the others
/// shrank to make room, the change began there. If all flexible parts grew with the superview, the
/// change began at the superview.
struct Chain {
  /// The origin of a change.
  enum Origin: Hashable {
    /// A view of the chain, by its row.
    case view(Int)
    case superview
  }

  /// A view of the chain.
  struct Link {
    let row: Int
    let span: Span
    /// Whether the view is empty, so that it takes the remaining room.
    let isSpacer: Bool
  }

  /// A view or a gap that grew or shrank.
  private enum Part {
    case link(Link)
    /// The gap before a link, by the link's index.
    ///
    /// The last gap has the number of links as its index.
    case gap(Int, growth: Double)

    /// Whether the part changes to make room for others.
    var isFlexible: Bool {
      switch self {
      case .link(let link): link.isSpacer
      case .gap: true
      }
    }

    var isGap: Bool { gapGrowth != nil }

    /// The growth of a gap; nil for a view.
    var gapGrowth: Double? {
      if case .gap(_, let growth) = self { growth } else { nil }
    }
  }

  private let links: [Link]
  private let superviewGrowth: Double
  private var grown: [Part] = []
  private var shrunk: [Part] = []

  /// - Parameters:
  ///   - links: The views that differ, in any order; the result is nil if some of them overlap.
  ///   - superviewGrowth: The growth of the superview along the same axis.
  init?(_ links: [Link], superviewGrowth: Double) {
    let links = links.sorted { $0.span.start < $1.span.start }
    let isInLine = zip(links, links.dropFirst()).allSatisfy {
      $0.span.end <= $1.span.start + Axis.slack
    }
    guard isInLine, !links.isEmpty else { return nil }
    self.links = links
    self.superviewGrowth = superviewGrowth
    for (index, link) in links.enumerated() {
      let previous = index == 0 ? 0 : links[index - 1].span.endTravel
      addGap(index, growth: link.span.startTravel - previous)
      sort(.link(link), growth: link.span.growth)
    }
    addGap(links.count, growth: superviewGrowth - links[links.count - 1].span.endTravel)
  }

  private mutating func addGap(_ index: Int, growth: Double) {
    sort(.gap(index, growth: growth), growth: growth)
  }

  private mutating func sort(_ part: Part, growth: Double) {
    if growth.isNegligible { return }
    if growth > 0 { grown.append(part) } else { shrunk.append(part) }
  }

  /// The origin of the change, if the amounts identify it.
  var origin: Origin? {
    superviewGrowth.isNegligible ? originWithin : originWithSuperview
  }

  /// The superview, if all parts changed with it.
  private var originWithSuperview: Origin? {
    let (along, against) = superviewGrowth > 0 ? (grown, shrunk) : (shrunk, grown)
    guard against.isEmpty, along.allSatisfy(\.isFlexible), Self.haveEqualGaps(along) else {
      return nil
    }
    // If a single gap changed, the views after it are pinned to the end.
    if along.count == 1, along[0].isGap { return nil }
    return .superview
  }

  /// The view that other parts made room for.
  private var originWithin: Origin? {
    let candidates = [(grown, shrunk), (shrunk, grown)].compactMap { driving, yielding -> Part? in
      guard driving.count == 1, !yielding.isEmpty, yielding.allSatisfy(\.isFlexible),
        Self.haveEqualGaps(yielding)
      else { return nil }
      // Gaps between views that move independently also grow and shrink.
      return driving[0].isGap && yielding.contains(where: \.isGap) ? nil : driving[0]
    }
    // If one part grew and one shrank, a rigid part is the origin. A spacer is more flexible than a
    // gap, so the gap is the origin.
    let rigid = candidates.first { !$0.isFlexible }
    let gaps = candidates.filter(\.isGap)
    let driving = rigid ?? (candidates.count == 1 ? candidates[0] : gaps.count == 1 ? gaps[0] : nil)
    return driving.flatMap(view).map { .view($0.row) }
  }

  /// Whether all gaps grew by the same amount.
  ///
  /// Otherwise a view between them moved independently.
  private static func haveEqualGaps(_ parts: [Part]) -> Bool {
    let growths = parts.compactMap(\.gapGrowth)
    guard let least = growths.min(), let most = growths.max() else { return true }
    return most - least <= min(Axis.slack, most.magnitude / 4)
  }

  /// Returns the view for a part.
  ///
  /// A gap is represented by the view after it if that view only moved, else by the view before it.
  private func view(of part: Part) -> Link? {
    switch part {
    case .link(let link):
      return link
    case .gap(let index, _):
      let neighbors = [index, index - 1].filter(links.indices.contains).map { links[$0] }
      return neighbors.first { $0.span.growth.isNegligible } ?? neighbors.first
    }
  }
}
