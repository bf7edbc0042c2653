/// Views that stand one behind the other in their superview, and the gaps between them and at both ends.
///
/// What they grew by adds up to what the superview grew by. Where one of them grew and the others gave
/// way, that one is where it began; where all that gives way grew with the superview, the superview is.
struct Chain {
  /// Where a change began.
  enum Origin: Hashable {
    /// A view of the chain, by its row.
    case view(Int)
    case superview
  }

  /// A view of the chain.
  struct Link {
    let row: Int
    let span: Span
    /// Whether the view has nothing in it, so that it takes what room is left.
    let isSpacer: Bool
  }

  /// A view or a gap that grew or shrank.
  private enum Part {
    case link(Link)
    /// The gap before a link, by its index among the links; behind the last one for their count.
    case gap(Int, growth: Double)

    /// Whether it gives way to others.
    var isFlexible: Bool {
      switch self {
      case .link(let link): link.isSpacer
      case .gap: true
      }
    }

    var isGap: Bool { gapGrowth != nil }

    /// How much a gap grew; nil for a view.
    var gapGrowth: Double? {
      if case .gap(_, let growth) = self { growth } else { nil }
    }
  }

  private let links: [Link]
  private let superviewGrowth: Double
  private var grown: [Part] = []
  private var shrunk: [Part] = []

  /// - Parameters:
  ///   - links: The views that differ, in any order; nil comes of views that stand side by side.
  ///   - superviewGrowth: How much the superview grew along the same axis.
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

  /// Where it began, if the sums show it.
  var origin: Origin? {
    superviewGrowth.isNegligible ? originWithin : originWithSuperview
  }

  /// All parts gave way to a superview that grew or shrank.
  private var originWithSuperview: Origin? {
    let (along, against) = superviewGrowth > 0 ? (grown, shrunk) : (shrunk, grown)
    guard against.isEmpty, along.allSatisfy(\.isFlexible), Self.haveEqualGaps(along) else {
      return nil
    }
    // One gap that took everything: what stands behind it is pinned to the end.
    if along.count == 1, along[0].isGap { return nil }
    return .superview
  }

  /// One part made others give way.
  private var originWithin: Origin? {
    let candidates = [(grown, shrunk), (shrunk, grown)].compactMap { driving, yielding -> Part? in
      guard driving.count == 1, !yielding.isEmpty, yielding.allSatisfy(\.isFlexible),
        Self.haveEqualGaps(yielding)
      else { return nil }
      // Gaps between views that move by themselves grow and shrink as well.
      return driving[0].isGap && yielding.contains(where: \.isGap) ? nil : driving[0]
    }
    // With one part on either side it is the one that does not give way, and a spacer does sooner
    // than a gap.
    let rigid = candidates.first { !$0.isFlexible }
    let gaps = candidates.filter(\.isGap)
    let driving = rigid ?? (candidates.count == 1 ? candidates[0] : gaps.count == 1 ? gaps[0] : nil)
    return driving.flatMap(view).map { .view($0.row) }
  }

  /// Whether gaps gave way by the same: where they did not, what is between them moved by itself.
  private static func haveEqualGaps(_ parts: [Part]) -> Bool {
    let growths = parts.compactMap(\.gapGrowth)
    guard let least = growths.min(), let most = growths.max() else { return true }
    return most - least <= min(Axis.slack, most.magnitude / 4)
  }

  /// The view that stands for a part: of a gap the one behind it that only moved, else the one before.
  private func view(of part: Part) -> Link? {
    switch part {
    case .link(let link):
      return link
    case .gap(let index, _):
      let neighbours = [index, index - 1].filter(links.indices.contains).map { links[$0] }
      return neighbours.first { $0.span.growth.isNegligible } ?? neighbours.first
    }
  }
}
