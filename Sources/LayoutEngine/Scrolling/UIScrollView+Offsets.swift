package import Foundation

/// The range of a scroll view's offsets.
package struct LegalOffsets: Equatable, Sendable {
  package var minimum: CGPoint
  package var maximum: CGPoint

  /// Returns the legal offset nearest to a point, and the minimum if the content fits.
  package func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(
      x: max(minimum.x, min(maximum.x, point.x)),
      y: max(minimum.y, min(maximum.y, point.y))
    )
  }
}

extension UIScrollView {
  package var legalOffsets: LegalOffsets {
    let (inset, size, view) = (adjustedContentInset, storedContentSize, bounds.size)
    let minimum = CGPoint(x: -inset.left, y: -inset.top - titleCollapse)
    return LegalOffsets(
      minimum: minimum,
      maximum: CGPoint(
        x: max(minimum.x, size.width - view.width + inset.right),
        y: max(minimum.y, size.height - view.height + inset.bottom)
      )
    )
  }

  /// The uncovered part of the content, in content coordinates.
  package var visibleBand: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Returns the nearest offset that makes a rectangle visible.
  ///
  /// The rectangle is first clipped to the content. If it is longer than the visible band, it is
  /// clipped to the band's length from the top left. The far edge becomes visible before the near
  /// one.
  ///
  /// - Returns: Nil if the rectangle contains no content.
  func offset(showing rect: CGRect) -> CGPoint? {
    let target = rect.overlap(with: contentArea(for: rect))
    guard !target.isNull, !target.isEmpty else { return nil }
    let band = visibleBand
    let moved = CGPoint(
      x: contentOffset.x
        + Self.distance(target.minX, target.width, intoView: band.minX, band.width),
      y: contentOffset.y
        + Self.distance(target.minY, target.height, intoView: band.minY, band.height)
    )
    guard moved != contentOffset else { return nil }
    return legalOffsets.nearest(to: moved)
  }

  /// Returns the area of the content, extended to the rectangle along an axis without content.
  ///
  /// Content with constraints on one axis only has no extent on the other, and scrolls
  /// nevertheless.
  private func contentArea(for rect: CGRect) -> CGRect {
    guard storedContentSize != .zero else { return .zero }
    return CGRect(
      x: 0,
      y: 0,
      width: storedContentSize.width > 0 ? storedContentSize.width : max(0, rect.maxX),
      height: storedContentSize.height > 0 ? storedContentSize.height : max(0, rect.maxY)
    )
  }

  private static func distance(
    _ start: CGFloat,
    _ length: CGFloat,
    intoView bandStart: CGFloat,
    _ bandLength: CGFloat
  ) -> CGFloat {
    let end = start + min(length, max(0, bandLength))
    let bandEnd = bandStart + bandLength
    if end > bandEnd { return end - bandEnd }
    return min(0, start - bandStart)
  }

  // MARK: The journal

  func recordScroll(from oldOffset: CGPoint) {
    guard !movesWithoutRecord, oldOffset != bounds.origin else { return }
    SimulatedDevice.current.record(.contentOffset(from: oldOffset, to: bounds.origin), of: self)
  }

  func recordInsets(_ property: String, from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard old != new else { return }
    SimulatedDevice.current.record(.insets(property, from: old, to: new), of: self)
  }
}
