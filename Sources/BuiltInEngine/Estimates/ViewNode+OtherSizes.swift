import LayoutEngine
import ScenarioModel
import SnapshotModel

extension ViewNode {
  /// The tree as it would be if a size that is not known was another than it is taken to be.
  func assumingOther(
    _ size: UnknownSize,
    for purpose: ScreenBuilder.Purpose,
    in parent: ViewNode? = nil
  ) -> ViewNode {
    var node = self
    if unknownSizes(for: purpose, in: parent?.kind).contains(size) {
      node.assumeOther(size, along: parent?.properties.axis ?? .horizontal)
    }
    node.subviews = subviews.map { $0.assumingOther(size, for: purpose, in: self) }
    return node
  }

  private mutating func assumeOther(_ size: UnknownSize, along axis: StackAxis) {
    switch size.reason {
    case .symbol, .image:
      properties.imageSize = properties.imageSize?.scaled(by: Self.imageScale) ?? Self.anySize
    case .font:
      properties.font?.assumeOtherFace(than: size.name)
      for index in (properties.fragments ?? []).indices {
        properties.fragments?[index].font?.assumeOtherFace(than: size.name)
      }
    case .customClass: assumeContentSize()
    case .drawnSize: assumeDrawnSize(along: axis)
    }
  }

  /// Gives a view of an app's class a content size.
  ///
  /// A class of which the document states by a placeholder that it has one keeps its priorities. With
  /// others it is not certain, so the size matters only where nothing else decides.
  private mutating func assumeContentSize() {
    if let placeholder = properties.placeholderIntrinsicContentSize {
      properties.intrinsicContentSize = Size(
        width: placeholder.width ?? Double(UIView.noIntrinsicMetric),
        height: placeholder.height ?? Double(UIView.noIntrinsicMetric)
      )
      return
    }
    properties.intrinsicContentSize = Self.anySize
    properties.horizontalHuggingPriority = Self.lowestPriority
    properties.verticalHuggingPriority = Self.lowestPriority
    properties.horizontalCompressionResistancePriority = Self.lowestPriority
    properties.verticalCompressionResistancePriority = Self.lowestPriority
  }

  /// Lets a view have been drawn larger along the axis of the stack that arranges it.
  ///
  /// Drawn sizes yield to content that resists, and not to content that merely hugs at 251 or less.
  private mutating func assumeDrawnSize(along axis: StackAxis) {
    switch axis {
    case .horizontal:
      properties.placeholderIntrinsicContentSize =
        IntrinsicSize(width: Self.anySize.width, height: nil)
      properties.horizontalHuggingPriority = Self.lowestPriority
      properties.horizontalCompressionResistancePriority = Self.drawnSizePriority
    case .vertical:
      properties.placeholderIntrinsicContentSize =
        IntrinsicSize(width: nil, height: Self.anySize.height)
      properties.verticalHuggingPriority = Self.lowestPriority
      properties.verticalCompressionResistancePriority = Self.drawnSizePriority
    }
  }

  /// Points: for a size of which nothing is known.
  private static let anySize = Size(width: 100, height: 100)
  /// Symbols are this much larger or smaller than they are taken to be, and more.
  private static let imageScale = 1.25
  private static let lowestPriority: Float = 1
  /// That of the room which Interface Builder gives plain views in stacks, see ``ArrangedPlaceholder``.
  private static let drawnSizePriority: Float = 500
}

extension FontNode {
  /// By this much the same text is wider in one typeface than in another, and often more.
  private static let otherFaceScale = 1.1

  fileprivate mutating func assumeOtherFace(than name: String) {
    guard self.name == name else { return }
    pointSize = (pointSize ?? Double(UIFont.labelFontSize)) * Self.otherFaceScale
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
