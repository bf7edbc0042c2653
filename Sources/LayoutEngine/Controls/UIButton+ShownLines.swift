import Foundation

extension UIButton {
  /// The title's lines in the title rectangle, for a button without a configuration.
  package final var shownLines: [ShownLine] {
    guard let title = currentTitle, !title.isEmpty else { return [] }
    let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
    return ShownLine.line(title, font: font, in: rect, alignment: 0.5).map { [$0] } ?? []
  }

  /// The font of the title.
  package final var shownFont: UIFont { font }
}
