import Foundation

extension UIView {
  /// Moves and resizes the subviews by their masks after this view's size has changed.
  ///
  /// Each subview resizes its own subviews when its frame changes. Below a certain depth, this
  /// waits until the outermost view is done. A deep tree thus does not overflow the stack.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard hasSubviewsWithMasks else { return }
    let device = SimulatedDevice.current
    guard device.autoresizing.depth < AutoresizingState.maximumDepth else {
      return device.autoresizing.postponeResizing(self, oldSize)
    }
    device.autoresizing.depth += 1
    resizeSubviews(from: oldSize)
    device.autoresizing.depth -= 1
    guard device.autoresizing.depth == 0 else { return }
    while let (view, oldSize) = device.autoresizing.pending.popLast() {
      view.autoresizeSubviews(from: oldSize)
    }
  }

  private var hasSubviewsWithMasks: Bool {
    for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
      return true
    }
    return false
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
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

/// The progress of nested resizing of subviews.
struct AutoresizingState {
  /// The number of nested levels that resize their subviews immediately.
  static let maximumDepth = 200

  var depth = 0
  /// The views below that depth with pending subviews, and the views' former sizes.
  var pending: [(view: UIView, oldSize: CGSize)] = []

  /// Postpones the resizing of a view's subviews, unless it is already postponed.
  mutating func postponeResizing(_ view: UIView, _ oldSize: CGSize) {
    if !pending.contains(where: { $0.view === view }) { pending.append((view, oldSize)) }
  }
}

/// The flexible lengths among the two margins and the size of a view along one axis.
struct Springs {
  var leading: Bool
  var size: Bool
  var trailing: Bool

  /// Distributes the superview's growth over the flexible lengths, in proportion to their current
  /// lengths, or evenly if those are zero.
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
