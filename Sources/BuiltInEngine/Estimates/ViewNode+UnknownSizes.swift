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
  ///     they have their own sizes only at run time, and so has content that code sets. Only
  ///     Interface Builder arranges plain views in their drawn size.
  ///   - parent: The kind of the superview; nil for a top-level view.
  /// - Returns: The sizes in their order, without duplicates.
  func unknownSizes(for purpose: ScreenBuilder.Purpose, in parent: ViewKind?) -> [UnknownSize] {
    // Most views of most screens return here, without an array.
    guard mayHaveUnknownSizes else { return [] }
    let sizes = imageSizes + fontSizes + textSizes + ownSizes(for: purpose, in: parent)
    return Set(sizes).sorted()
  }

  private var mayHaveUnknownSizes: Bool {
    kind == .view || isEmptyWithDrawnSize || hasNoContent || properties.unmeasuredImage != nil
      || properties.fragments != nil || hasKeyAsText
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

  private var textSizes: [UnknownSize] { hasKeyAsText ? [UnknownSize(.localizationKey)] : [] }

  private var hasKeyAsText: Bool {
    switch kind {
    case .label, .button, .textField, .textView: properties.text?.isLocalizationKey ?? false
    default: false
    }
  }

  /// Whether the document gives a label no text, or an image view no image.
  private var hasNoContent: Bool {
    switch kind {
    case .label: properties.text?.isEmpty ?? true && properties.fragments == nil
    case .imageView: properties.imageSize == nil && properties.unmeasuredImage == nil
    default: false
    }
  }

  /// Returns the content size of a view that has none in the document.
  private func ownSizes(
    for purpose: ScreenBuilder.Purpose,
    in parent: ViewKind?
  ) -> [UnknownSize] {
    guard properties.intrinsicContentSize == nil else { return [] }
    switch purpose {
    case .runTime, .application:
      if hasNoContent { return [UnknownSize(.content)] }
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
