import SnapshotModel

/// The drawings that a page's script draws on display.
///
/// Equal elements are stored once.
struct DrawingStore {
  private var store = LineStore()
  private(set) var drawings: [StoredContent.Drawing] = []

  /// The elements by their numbers.
  var elements: [String] { store.lines }

  /// Stores a drawing.
  ///
  /// - Parameters:
  ///   - markup: The drawing.
  ///   - views: The numbers of its views.
  /// - Returns: The approximate size of the stored drawing, in bytes.
  mutating func keep(_ markup: ScreenMarkup, views: [Int]) -> Int {
    let size = store.size
    let drawing = StoredContent.Drawing(
      letter: markup.letter.plain,
      views: views.map(String.init).joined(separator: " "),
      elements: store.keep(markup.elements)
    )
    drawings.append(drawing)
    return store.size - size + drawing.views.utf8.count + 5 * drawing.elements.count
  }
}
