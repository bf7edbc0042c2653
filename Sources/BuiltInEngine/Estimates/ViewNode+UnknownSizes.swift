import LayoutEngine
import ScenarioModel
import TextMeasurement

extension ViewNode {
  /// Returns the content sizes that the view has, or may have, and that the document does not give.
  ///
  /// ``SizeProbe`` finds out whether the frame depends on them.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the layout. Interface Builder does not run an app's classes, so
  ///     they have their own sizes only at run time. Only Interface Builder arranges plain views
  ///     in their drawn size.
  ///   - parent: The kind of the superview; nil for a top-level view.
  /// - Returns: The sizes in their order, without duplicates.
  func unknownSizes(for purpose: ScreenBuilder.Purpose, in parent: ViewKind?) -> [UnknownSize] {
    // Most views of most screens return here, without an array.
    guard mayHaveUnknownSizes else { return [] }
    let sizes = imageSizes + fontSizes + ownSizes(for: purpose, in: parent)
    return Set(sizes).sorted()
  }

  private var mayHaveUnknownSizes: Bool {
    kind == .view || isEmptyWithDrawnSize || properties.unmeasuredImage != nil
      || properties.fragments != nil
      || properties.font.map { !$0.isSystemFont } ?? false
  }

  private var imageSizes: [UnknownSize] {
    guard kind == .imageView || kind == .button, let image = properties.unmeasuredImage else {
      return []
    }
    return [UnknownSize(image.isSymbol ? .symbol : .image, image.name)]
  }

  private var fontSizes: [UnknownSize] {
    ([properties.font] + (properties.fragments ?? []).map(\.font))
      .compactMap { $0 }
      .filter { $0.textStyle == nil && !FontSupport(of: $0.name).isMeasured }
      .map { UnknownSize(.font, $0.name) }
  }

  /// Returns the content size of a view that has none in the document.
  private func ownSizes(
    for purpose: ScreenBuilder.Purpose,
    in parent: ViewKind?
  ) -> [UnknownSize] {
    guard properties.intrinsicContentSize == nil else { return [] }
    switch purpose {
    case .runTime, .application:
      guard kind == .view else { return [] }
      return properties.customClass.map { [UnknownSize(.customClass, $0)] } ?? []
    case .designTime:
      let isArranged = parent == .stackView && slot == nil
      let isEmpty = kind == .view || isEmptyWithDrawnSize
      let isPlain = properties.placeholderIntrinsicContentSize == nil
      return isArranged && isEmpty && isPlain ? [UnknownSize(.drawnSize)] : []
    }
  }
}
