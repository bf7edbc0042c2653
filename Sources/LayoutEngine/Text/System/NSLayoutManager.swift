public import Foundation

/// Is notified of layouts; every method has a default.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Text has been laid out in a container.
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

/// Lays the text of a storage out in containers, one after the other.
///
/// Lines break as everywhere in this module. Each UTF-16 code unit counts as a glyph, so that the
/// indices of glyphs are those of characters. Text is laid out when something asks for it, and again
/// after the storage or a container has changed.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; a storage keeps its managers, not the other way round.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers, in the order in which text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// The object that is notified of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Whether lines keep what their fonts have between them, which they always do here.
  open var usesFontLeading = true
  /// Whether text may be laid out in parts; it is always laid out as a whole here.
  open var allowsNonContiguousLayout = false
  /// Whether there are parts of the text that are not laid out.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether a hyphen may end a line within a word; none does here.
  open var usesDefaultHyphenation = false
  /// Whether characters that cannot be seen are shown.
  open var showsInvisibleCharacters = false
  /// Whether characters that control the layout are shown.
  open var showsControlCharacters = false
  /// Whether only the text on screen is drawn.
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

  /// Lets text go on in a further container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Lets text go through a further container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Lets text no longer go through a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Lays out again, for a container has another size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Takes account of edits of the text.
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

  /// The width in which each container that follows a text view was filled.
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
  /// Lays a part of a container out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = layout
  }
  /// Makes glyphs of characters, which they are here.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes glyphs, which characters are here.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Has characters laid out again when something asks for them.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: length)
    invalidate()
  }

  /// Has characters laid out again when something asks for them.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Has characters drawn again, of which there is nothing to see.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has glyphs drawn again, of which there is nothing to see.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Draws nothing: there are no pixels here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws nothing: there are no pixels here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// The first character that has no room in any container.
  open func firstUnlaidCharacterIndex() -> Int { layout.last.map { NSMaxRange($0.range) } ?? 0 }
  /// The first glyph that has no room in any container.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { length }

  /// Whether there is a glyph of an index.
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

  /// The glyphs that are laid out in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    lines(in: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// The glyphs of the lines that a part of a container touches.
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

  // MARK: Where glyphs are

  /// The container in which a glyph is laid out; nil where it has no room in any.
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

  /// The part of a container that its lines take up, padding included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container)?.used ?? .zero
  }

  /// The room of a glyph's line, in its container's coordinates.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// The part of the room of a glyph's line that text takes, padding included.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Where a glyph stands on the baseline, from the top left corner of its line's room.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let lines = lines(at: glyphIndex), let line = lines.line(at: glyphIndex)
    else { return .zero }
    return CGPoint(
      x: lines.x(of: glyphIndex, in: line) - line.fragment.minX,
      y: line.baseline - line.fragment.minY
    )
  }

  /// The line that follows a break at the end of the text; zero where there is none.
  open var extraLineFragmentRect: CGRect { extraLine?.fragment ?? .zero }
  /// The used part of the line that follows a break at the end of the text.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of the line that follows a break at the end of the text.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.last
  }

  private var extraLine: LaidOutLine? {
    guard let last = layout.last?.lines.last, last.isExtra else { return nil }
    return last
  }

  /// The glyphs that an ellipsis stands for in a glyph's line; not found where there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let lines = lines(at: glyphIndex), let line = lines.line(at: glyphIndex),
      lines.isTruncated(line)
    else { return none }
    // What has its place beyond the line's end.
    let shown = lines.character(atX: line.fragment.maxX, in: line).location
    return NSRange(location: shown, length: NSMaxRange(line.range) - shown)
  }

  /// The smallest rectangle around glyphs, in a container's coordinates; lines count with all of
  /// their height.
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

  /// Goes through the lines of glyphs, top to bottom.
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

  /// Goes through the rectangles that glyphs take up, one a line.
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

  // MARK: What is at a point

  /// The glyph at a point of a container's coordinates, or the one nearest to it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point of a container's coordinates, and which part of it is before there.
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

  /// Which part of a glyph is before a point of a container's coordinates.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at a point of a container's coordinates, and which part of it is before there.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}
