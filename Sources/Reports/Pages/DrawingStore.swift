import SnapshotModel

/// The drawings that a page's script draws on display.
///
/// Equal elements are stored once.
struct DrawingStore {
  private var numbers: [String: Int] = [:]
  /// The elements by their numbers.
  private(set) var elements: [String] = []
  /// The element numbers of each drawing.
  private(set) var drawings: [String] = []

  /// Stores a drawing.
  ///
  /// - Parameters:
  ///   - markup: The drawing.
  ///   - views: The numbers of its views.
  /// - Returns: The size of the stored drawing, in bytes.
  mutating func keep(_ markup: ScreenMarkup, views: [Int]) -> Int {
    var size = 0
    let words = markup.elements.map { element in
      if let number = numbers[element] { return LineStore.word(number) }
      let number = elements.count
      numbers[element] = number
      elements.append(element)
      size += element.utf8.count + 1
      return LineStore.word(number)
    }
    let names = views.map(String.init).joined(separator: " ")
    let drawing = [markup.letter.plain, names, words.joined(separator: " ")]
      .joined(separator: "\t")
    drawings.append(drawing)
    return size + drawing.utf8.count + 1
  }
}
