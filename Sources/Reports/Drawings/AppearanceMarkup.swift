import Reporting
import SnapshotModel

/// The appearance of a view as SVG elements in window coordinates.
///
/// Colors are classes. A document defines them once for light and dark interfaces; see
/// ``ColorStyle``.
struct AppearanceMarkup {
  private let appearance: ViewAppearance
  private let frame: Rect

  /// - Parameters:
  ///   - appearance: The appearance of the view.
  ///   - frame: The frame of the view in window coordinates.
  init(_ appearance: ViewAppearance, in frame: Rect) {
    self.appearance = appearance
    self.frame = frame
  }

  var elements: [String] {
    guard appearance.opacity > 0 else { return [] }
    let items = appearance.items.map(element)
    guard appearance.opacity < 1 else { return items }
    return [#"<g opacity="\#(number(appearance.opacity))">"#] + items + ["</g>"]
  }

  private func element(of item: DrawnItem) -> String {
    switch item {
    case .shape(let shape): element(of: shape)
    case .line(let line): element(of: line)
    case .text(let text): element(of: text)
    case .image(let image): element(of: image)
    }
  }

  private func element(of shape: DrawnShape) -> String {
    // SVG centers a stroke on the edge; here it is drawn inside the rectangle.
    let inset = shape.stroke == nil ? 0 : shape.strokeWidth / 2
    let rect = moved(shape.rect).inset(by: inset)
    let corner = min(shape.cornerRadius - inset, min(rect.width, rect.height) / 2)
    var attributes = rect.attributes
    if corner > 0 { attributes += #" rx="\#(number(corner))""# }
    let classes = [shape.fill.map(\.fillClass) ?? "n", shape.stroke.map(\.strokeClass)]
    attributes += #" class="\#(classes.compactMap { $0 }.joined(separator: " "))""#
    if shape.stroke != nil { attributes += #" stroke-width="\#(number(shape.strokeWidth))""# }
    return "<rect \(attributes)/>"
  }

  private func element(of line: DrawnLine) -> String {
    let points = line.points.map { "\(number(frame.x + $0.x)),\(number(frame.y + $0.y))" }
    return
      #"<polyline points="\#(points.joined(separator: " "))" class="n \#(line.color.strokeClass)" "#
      + #"stroke-width="\#(number(line.width))"/>"#
  }

  /// The text has its measured width in every font of the reader.
  private func element(of text: DrawnText) -> String {
    let words = DrawnWords(text.text)
    guard !words.isEmpty else { return "" }
    // The left edge of right-to-left text is its end.
    let direction = words.isRightToLeft ? #" direction="rtl" text-anchor="end""# : ""
    var attributes = #"class="t \#(text.color.fillClass)" x="\#(number(frame.x + text.x))""#
    attributes += #" y="\#(number(frame.y + text.baseline))" font-size="\#(number(text.size))""#
    if text.width > 0, text.text.count > 1 {
      attributes += #" textLength="\#(number(text.width))" lengthAdjust="spacingAndGlyphs""#
    }
    if text.weight != 400 { attributes += #" font-weight="\#(text.weight)""# }
    if text.isItalic { attributes += #" font-style="italic""# }
    if let family = text.family { attributes += #" font-family="\#(family.markup), sans-serif""# }
    return "<text \(attributes)\(direction)>\(words.markup)</text>"
  }

  private func element(of image: DrawnImage) -> String {
    ImageMarkup(image, in: moved(image.visible), moved(image.rect)).element
  }

  private func moved(_ rect: Rect) -> Rect {
    Rect(x: frame.x + rect.x, y: frame.y + rect.y, width: rect.width, height: rect.height)
  }
}

extension Rect {
  fileprivate func inset(by length: Double) -> Rect {
    Rect(
      x: x + length,
      y: y + length,
      width: max(0, width - 2 * length),
      height: max(0, height - 2 * length)
    )
  }
}
