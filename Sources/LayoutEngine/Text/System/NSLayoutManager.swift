public import Foundation

/// Receives notifications of layouts; every method has a default.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when text has been laid out in a container.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

/// Lays out the text of a storage in containers, one after the other.
///
/// Lines break as everywhere in this module. Each UTF-16 code unit counts as one glyph, so glyph
/// indices equal character indices. The layout runs on demand, and again after the storage or a
/// container has changed.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  ///
  /// A storage retains its managers, not the reverse.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers, in filling order.
  open private(set) var textContainers: [NSTextContainer] = []

  /// The observer of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Whether lines include their fonts' leading.
  ///
  /// Recorded only; the leading is always included.
  open var usesFontLeading = true
  /// Whether the layout may be partial.
  ///
  /// Recorded only; the layout always covers the whole text.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text are not laid out; always false here.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether hyphenation is on.
  ///
  /// Recorded only; the engine never hyphenates.
  open var usesDefaultHyphenation = false
  /// Whether invisible characters are shown; recorded only.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown; recorded only.
  open var showsControlCharacters = false
  /// Whether only the text on screen is drawn; recorded only.
  open var limitsLayoutForSuspiciousContents = false

  private var filled: [ContainerLines]?

  public override init() { super.init() }

  // MARK: Text and containers

  func takeStorage(_ storage: NSTextStorage?) {
    if let storage, let former = textStorage, former !== storage {
      former.removeLayoutManager(self)
    }
    textStorage = storage
    invalidate()
  }

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates the layout after a change of a container's size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Handles edits of the text.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  // MARK: Laying out

  private func invalidate() {
    guard filled != nil else { return }
    filled = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The sizes of the containers at the last layout.
  ///
  /// A container may follow the width of a text view.
  private var filledSizes: [CGSize] = []

  private var layout: [ContainerLines] {
    let sizes = textContainers.map(\.size)
    if let filled, sizes == filledSizes { return filled }
    let new = fillContainers()
    (filled, filledSizes) = (new, sizes)
    for (index, container) in textContainers.enumerated() where index < new.count {
      let isEnd = NSMaxRange(new[index].range) == length
      delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isEnd)
    }
    return new
  }

  private func fillContainers() -> [ContainerLines] {
    guard let textStorage else { return [] }
    var filled: [ContainerLines] = []
    var start = 0
    for container in textContainers {
      let rest = NSRange(location: start, length: length - start)
      guard filled.isEmpty || rest.length > 0 else { break }
      let text = start == 0 ? textStorage : textStorage.attributedSubstring(from: rest)
      let lines = ContainerLines(text, from: start, in: container)
      filled.append(lines)
      start = NSMaxRange(lines.range)
    }
    return filled
  }

  private var length: Int { textStorage?.length ?? 0 }

  private func lines(in container: NSTextContainer) -> ContainerLines? {
    let layout = layout
    return textContainers.firstIndex { $0 === container }
      .flatMap { $0 < layout.count ? layout[$0] : nil }
  }

  private func lines(at location: Int) -> ContainerLines? {
    layout.first { NSLocationInRange(location, $0.range) }
  }

  private func line(at location: Int) -> LaidOutLine? { lines(at: location)?.line(at: location) }

  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out the part of a container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }
  /// Does nothing, because characters are glyphs here.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because characters are glyphs here.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Invalidates the layout of characters until the next access.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: length)
    invalidate()
  }

  /// Invalidates the layout of characters until the next access.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Does nothing, because the engine draws nothing.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because the engine draws nothing.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Draws nothing, because there are no pixels here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws nothing, because there are no pixels here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// The first character that fits in no container.
  open func firstUnlaidCharacterIndex() -> Int { layout.last.map { NSMaxRange($0.range) } ?? 0 }
  /// The first glyph that fits in no container.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { length }

  /// Whether a glyph exists at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<length ~= glyphIndex }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    lines(in: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of the lines that intersect a part of a container.
  open func glyphRange(
    forBoundingRect bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    let touched = lines(in: container)?.lines.filter {
      $0.fragment.minY < bounds.maxY && $0.fragment.maxY > bounds.minY
    }
    guard let first = touched?.first, let last = touched?.last
    else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  // MARK: Positions of glyphs

  /// Returns the container of a glyph; nil if the glyph fits in no container.
  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let layout = layout
    guard
      let index = layout.firstIndex(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return nil }
    effectiveGlyphRange?.pointee = layout[index].range
    return textContainers[index]
  }

  /// Returns the part of a container that its lines use, including padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container)?.used ?? .zero
  }

  /// Returns the fragment of a glyph's line, in its container's coordinates.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// Returns the used part of a glyph's line, including padding.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the position of a glyph on the baseline, from the top left corner of its line
  /// fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let lines = lines(at: glyphIndex), let line = lines.line(at: glyphIndex)
    else { return .zero }
    return CGPoint(
      x: lines.x(of: glyphIndex, in: line) - line.fragment.minX,
      y: line.baseline - line.fragment.minY
    )
  }

  /// The line after a break at the end of the text; zero if there is none.
  open var extraLineFragmentRect: CGRect { extraLine?.fragment ?? .zero }
  /// The used part of the line after a break at the end of the text.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of the line after a break at the end of the text.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.last
  }

  private var extraLine: LaidOutLine? {
    guard let last = layout.last?.lines.last, last.isExtra else { return nil }
    return last
  }

  /// Returns the glyphs that an ellipsis replaces in a glyph's line; not found if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let lines = lines(at: glyphIndex), let line = lines.line(at: glyphIndex),
      lines.isTruncated(line)
    else { return none }
    // The first character beyond the line's end.
    let shown = lines.character(atX: line.fragment.maxX, in: line).location
    return NSRange(location: shown, length: NSMaxRange(line.range) - shown)
  }

  /// Returns the smallest rectangle around glyphs, in a container's coordinates.
  ///
  /// It uses the full height of lines.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    var rects: [CGRect] = []
    enumerateEnclosingRects(
      forGlyphRange: glyphRange,
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Visits the lines of glyphs, top to bottom.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for (container, lines) in zip(textContainers, layout) {
      for line in lines.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        var stop: ObjCBool = false
        block(line.fragment, line.used, container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Visits the rectangles of glyphs, one for each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let lines = lines(in: textContainer) else { return }
    for line in lines.lines {
      guard let rect = lines.rect(of: glyphRange, in: line) else { continue }
      var stop: ObjCBool = false
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Hit testing

  /// Returns the glyph nearest to a point in a container's coordinates.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph nearest to a point in a container's coordinates, and the fraction of it
  /// before the point.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let lines = lines(in: container), let line = lines.line(atY: point.y) else { return 0 }
    let found = lines.character(atX: point.x, in: line)
    partialFraction?.pointee = found.part
    return found.location
  }

  /// Returns the fraction of a glyph before a point in a container's coordinates.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character nearest to a point in a container's coordinates, and the fraction of it
  /// before the point.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}
