import Glibc
import SnapshotModel

/// A screen with everything that its drawing shows.
struct DrawnScreen: Sendable {
  private let snapshot: Snapshot
  private let titles: ViewTitles
  private let appearance: ScreenAppearance?
  let key: ScreenKey

  init(_ snapshot: Snapshot, calling titles: ViewTitles, appearance: ScreenAppearance?) {
    self.snapshot = snapshot
    self.titles = titles
    self.appearance = appearance
    key = ScreenKey(snapshot, titles, appearance)
  }

  /// The maximum width of a screen that is shown at full size, in points.
  ///
  /// Wider screens are shown smaller and need larger letters.
  private static let maximumUnscaledWidth = 500.0

  /// Draws the screen.
  ///
  /// - Parameter inElements: Whether the elements are separate; otherwise they are one text.
  /// - Returns: The drawing.
  func markup(inElements: Bool) -> ScreenMarkup {
    let scale = max(1, snapshot.window.width / Self.maximumUnscaledWidth)
    let letter = canonicalPoints(WindowMarkup.usualLetter * scale)
    // The drawing contains the outlines and the appearance. A page shows one of them.
    let window = WindowMarkup(
      of: snapshot,
      calling: titles,
      letter: letter,
      appearance: appearance,
      showsOutlines: true
    )
    let whole = window.elements.joined()
    return ScreenMarkup(
      letter: letter,
      views: window.views,
      elements: inElements ? whole.splitElements : [MarkupLine(whole)],
      keyboard: keyboard,
      images: appearance?.assets ?? [],
      appearance: appearance
    )
  }

  /// The visible keyboard; nil for outlines with names.
  private var keyboard: KeyboardMarkup? {
    guard let appearance, let frame = snapshot.keyboard else { return nil }
    return KeyboardMarkup(appearance.keyboard, frame: frame)
  }
}

/// The identity of a drawn screen: two keyed hashes of its content, 128 bits together.
///
/// Different screens have equal keys with a probability of 2⁻¹²⁸. A page with many screens keeps
/// their keys, not their content.
struct ScreenKey: Hashable, Sendable {
  private let first: Int
  private let second: Int
  /// Compared by content, because many screens share them.
  private let titles: ViewTitles

  fileprivate init(_ snapshot: Snapshot, _ titles: ViewTitles, _ appearance: ScreenAppearance?) {
    func hash(_ number: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(number)
      hasher.combine(snapshot)
      hasher.combine(appearance)
      return hasher.finalize()
    }
    (first, second) = (hash(1), hash(2))
    self.titles = titles
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

/// The drawing of a screen.
struct ScreenMarkup: Sendable {
  /// The size of letters, in points.
  let letter: Double
  /// The views, in the order of their outlines.
  let views: [NamedView]
  /// The elements one by one if drawings share elements, else all in one text.
  let elements: [MarkupLine]
  /// The keyboard and the images that the drawing refers to.
  ///
  /// A page defines each of them once.
  let keyboard: KeyboardMarkup?
  let images: [ImageAsset]
  /// The appearances of the views; nil for outlines with names.
  let appearance: ScreenAppearance?
}

extension String {
  /// The elements of the markup without line feeds.
  ///
  /// The last child of an element includes its end tag.
  fileprivate var splitElements: [MarkupLine] {
    var text = self
    return text.withUTF8 { bytes in
      let starts =
        [0]
        + bytes.positions(of: UInt8(ascii: "<")).filter {
          $0 > 0 && $0 + 1 < bytes.count && bytes[$0 + 1] != UInt8(ascii: "/")
        }
      return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
        let element = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let text = String(decoding: element, as: UTF8.self)
        let hasLineFeed = !element.positions(of: UInt8(ascii: "\n")).isEmpty
        return MarkupLine(hasLineFeed ? text.replacing("\n", with: "&#10;") : text)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the positions of a byte; the system's search is faster than a loop.
  fileprivate func positions(of byte: UInt8) -> [Int] {
    guard let first = baseAddress else { return [] }
    var (found, start) = ([Int](), 0)
    while let next = memchr(first + start, Int32(byte), count - start) {
      let index = UnsafeRawPointer(first).distance(to: next)
      found.append(index)
      start = index + 1
    }
    return found
  }
}
