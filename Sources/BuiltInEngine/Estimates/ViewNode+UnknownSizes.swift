import LayoutEngine
import ScenarioModel
import SnapshotModel
import TextMeasurement

extension ViewNode {
  /// Returns the sizes that the content of the view has, or may have, and that the document does not
  /// give.
  ///
  /// Whether the frame depends on them is another matter, see ``SizeProbe``.
  ///
  /// - Parameters:
  ///   - purpose: For what the view is built. Interface Builder runs no class of the app's, so only at
  ///     run time these have sizes of their own; and only Interface Builder arranges plain views as
  ///     large as they were drawn.
  ///   - parent: The kind of the view around it; nil for a top-level view.
  /// - Returns: The sizes in their order, each once.
  func unknownSizes(for purpose: ScreenBuilder.Purpose, in parent: ViewKind?) -> [UnknownSize] {
    // Nearly all views of nearly all screens: to ask them takes no array.
    guard mayHaveUnknownSizes else { return [] }
    let sizes = imageSizes + fontSizes + ownSizes(for: purpose, in: parent)
    return Set(sizes).sorted()
  }

  private var mayHaveUnknownSizes: Bool {
    kind == .view || properties.unmeasuredImage != nil || properties.fragments != nil
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

  /// The content size of a view that has none as far as the document states.
  private func ownSizes(
    for purpose: ScreenBuilder.Purpose,
    in parent: ViewKind?
  ) -> [UnknownSize] {
    guard kind == .view, properties.intrinsicContentSize == nil else { return [] }
    switch purpose {
    case .runTime:
      return properties.customClass.map { [UnknownSize(.customClass, $0)] } ?? []
    case .designTime:
      let isArranged = parent == .stackView && slot == nil
      let isPlain = properties.placeholderIntrinsicContentSize == nil
      return isArranged && isPlain ? [UnknownSize(.drawnSize)] : []
    }
  }
}
