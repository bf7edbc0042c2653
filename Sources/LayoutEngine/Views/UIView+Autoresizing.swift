import Foundation

extension UIView {
  /// Moves and resizes the subviews that follow their masks after this view's size has changed.
  func autoresizeSubviews(from oldSize: CGSize) {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = Springs(
        leading: mask.contains(.flexibleLeftMargin),
        size: mask.contains(.flexibleWidth),
        trailing: mask.contains(.flexibleRightMargin)
      ).stretch(frame.origin.x, frame.size.width, from: oldSize.width, to: bounds.width)
      (frame.origin.y, frame.size.height) = Springs(
        leading: mask.contains(.flexibleTopMargin),
        size: mask.contains(.flexibleHeight),
        trailing: mask.contains(.flexibleBottomMargin)
      ).stretch(frame.origin.y, frame.size.height, from: oldSize.height, to: bounds.height)
      subview.frame = frame
    }
  }
}

/// The flexible ones among the two margins and the size of a view along one axis.
struct Springs {
  var leading: Bool
  var size: Bool
  var trailing: Bool

  /// Shares the superview's growth among the flexible lengths in proportion to their present
  /// lengths, or evenly when those are zero.
  ///
  /// - Returns: The new origin and size, in points.
  func stretch(
    _ origin: CGFloat,
    _ size: CGFloat,
    from old: CGFloat,
    to new: CGFloat
  ) -> (CGFloat, CGFloat) {
    let growth = new - old
    guard growth != 0, leading || self.size else { return (origin, size) }
    let lengths = [
      leading ? origin : nil, self.size ? size : nil, trailing ? old - origin - size : nil,
    ]
    let flexible = lengths.compactMap { $0 }
    let total = flexible.reduce(0, +)
    func share(_ length: CGFloat?) -> CGFloat {
      guard let length else { return 0 }
      return total == 0 ? growth / CGFloat(flexible.count) : growth * length / total
    }
    return (origin + share(lengths[0]), max(0, size + share(lengths[1])))
  }
}
