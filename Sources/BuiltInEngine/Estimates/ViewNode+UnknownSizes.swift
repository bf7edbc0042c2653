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
    guard mayHaveUnknownSizes(for: purpose) else { return [] }
    let sizes = imageSizes + fontSizes + textSizes + ownSizes(for: purpose, in: parent)
    return Set(sizes).sorted()
  }

  private func mayHaveUnknownSizes(for purpose: ScreenBuilder.Purpose) -> Bool {
    if purpose == .designTime, kind == .view || isEmptyWithDrawnSize { return true }
    return properties.mayHaveUnknownSizes(of: kind)
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

  private var textSizes: [UnknownSize] {
    properties.haveKeyAsText(of: kind) ? [UnknownSize(.localizationKey)] : []
  }

  /// Returns the content size of a view that has none in the document.
  private func ownSizes(
    for purpose: ScreenBuilder.Purpose,
    in parent: ViewKind?
  ) -> [UnknownSize] {
    guard properties.intrinsicContentSize == nil else { return [] }
    switch purpose {
    case .runTime, .application:
      if properties.haveNoContent(of: kind) { return [UnknownSize(.content)] }
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

// These questions are about properties and not about nodes, because each read of a node's
// properties copies them.
extension ViewProperties {
  fileprivate func mayHaveUnknownSizes(of kind: ViewKind) -> Bool {
    kind == .view && customClass != nil || haveNoContent(of: kind) || unmeasuredImage != nil
      || fragments != nil || haveKeyAsText(of: kind) || font.map { !$0.isSystemFont } ?? false
  }

  fileprivate func haveKeyAsText(of kind: ViewKind) -> Bool {
    switch kind {
    case .label, .button, .textField, .textView: text?.isLocalizationKey ?? false
    default: false
    }
  }

  /// Whether the document gives a label no text, or an image view no image.
  fileprivate func haveNoContent(of kind: ViewKind) -> Bool {
    switch kind {
    case .label: text?.isEmpty ?? true && fragments == nil
    case .imageView: imageSize == nil && unmeasuredImage == nil
    default: false
    }
  }
}
