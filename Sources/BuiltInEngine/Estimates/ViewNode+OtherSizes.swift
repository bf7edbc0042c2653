import LayoutEngine
import ScenarioModel

extension ViewNode {
  /// Returns the tree with another value for an unknown size.
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
    case .drawnSize where kind == .view: assumeDrawnSize(along: axis)
    case .drawnSize:
      properties.placeholderIntrinsicContentSize =
        IntrinsicSize(width: Self.anySize.width, height: Self.anySize.height)
    case .content where kind == .label: properties.text = Self.anyText
    case .content: properties.imageSize = Self.anySize
    case .localizationKey: properties.text = properties.text.map { "\($0) \($0)" }
    }
  }

  /// Gives a view of an app's class a content size.
  ///
  /// If the document has a placeholder for the class's content size, the view keeps its priorities.
  /// For other classes a content size is uncertain, so it counts only if no constraint determines
  /// the size.
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

  /// Assumes a larger drawn size along the axis of the stack that arranges the view.
  ///
  /// Drawn sizes yield to compression resistance, but not to hugging priorities of 251 or less.
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

  /// The assumed size of content of unknown size, in points.
  private static let anySize = Size(width: 100, height: 100)
  /// The assumed text of a label without text.
  private static let anyText = "Any text"
  /// The factor between the actual and the assumed size of a symbol, which may be larger.
  private static let imageScale = 1.25
  private static let lowestPriority: Float = 1
  /// The priority of the size that Interface Builder gives plain views in stacks.
  ///
  /// See ``ArrangedPlaceholder``.
  private static let drawnSizePriority: Float = 500
}

extension FontNode {
  /// The factor between the widths of a text in two typefaces, which is often larger.
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
