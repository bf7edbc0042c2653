package import SnapshotModel

/// Snapshots drawn as one SVG document, side by side, each below its caption.
///
/// Lengths are points. Views are outlined in the order in which they lie over each other; each has
/// its path, class and frame as a title, which browsers show under the pointer. What is hidden or
/// outside of the window and of scroll views is left out. Equal snapshots give equal bytes.
package struct ScreenPicture {
  /// One snapshot of a picture.
  package struct Panel {
    var caption: String
    var snapshot: Snapshot

    package init(caption: String, snapshot: Snapshot) {
      self.caption = caption
      self.snapshot = snapshot
    }
  }

  private let title: String
  private let panels: [Panel]
  private let highlighted: Set<String>

  /// - Parameters:
  ///   - title: What the document is called.
  ///   - panels: The snapshots, from left to right.
  ///   - highlighted: The paths of views that are drawn in another color.
  package init(title: String, panels: [Panel], highlighting highlighted: Set<String> = []) {
    self.title = title
    self.panels = panels
    self.highlighted = highlighted
  }

  private static let margin = 24.0

  /// The document, its last line ended.
  package var text: String {
    let width = panels.reduce(Self.margin) { $0 + $1.width + Self.margin }
    let height = (panels.map(\.height).max() ?? 0) + 2 * Self.margin
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(number(width))""#
        + #" height="\#(number(height))" viewBox="0 0 \#(number(width)) \#(number(height))">"#,
      "<title>\(title.markup)</title>", Self.definitions,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    var x = Self.margin
    for (index, panel) in panels.enumerated() {
      lines += panel.lines(number: index, x: x, y: Self.margin, highlighting: highlighted)
      x += panel.width + Self.margin
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let definitions = """
    <defs>
    <pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke="#889" stroke-width="1"/>
    </pattern>
    </defs>
    <style>
    text { font: 10px sans-serif; fill: #223; pointer-events: none;
    paint-order: stroke; stroke: #fff; stroke-width: 2; stroke-linejoin: round }
    .caption { font-size: 12px; font-weight: bold }
    .window { fill: #f4f5f7; stroke: #223; stroke-width: 2 }
    .view { fill: #fff; fill-opacity: 0.85; stroke: #567; stroke-width: 1 }
    .scroll { fill: #eef3fb; stroke: #36c; stroke-dasharray: 6 3 }
    .bar { fill: #e3e5e8 }
    .focus { stroke: #06c; stroke-width: 3 }
    .highlight { stroke: #d30; stroke-width: 3; fill: #fde8e0 }
    .keyboard { fill: url(#hatching); stroke: #556; stroke-width: 1 }
    </style>
    """
}

extension ScreenPicture.Panel {
  fileprivate var width: Double { max(1, snapshot.window.width) }
  fileprivate var height: Double { max(1, snapshot.window.height) }

  /// The caption, and the window as a drawing of its own, which cuts off what sticks out of it.
  fileprivate func lines(
    number index: Int,
    x: Double,
    y: Double,
    highlighting highlighted: Set<String>
  ) -> [String] {
    let views = snapshot.drawnViews(highlighting: highlighted)
    let clips = Clips(views, of: snapshot.window, inPanel: index)
    let size = #"width="\#(number(width))" height="\#(number(height))""#
    return [
      #"<text class="caption" x="\#(number(x))" y="\#(number(y - 8))">\#(caption.markup)</text>"#,
      #"<svg x="\#(number(x))" y="\#(number(y))" \#(size)>"#,
      #"<rect class="window" \#(size)/>"#,
    ] + clips.definitions + views.map { $0.element(clip: clips.reference(for: $0)) }
      + keyboard + labels(of: views) + ["</svg>"]
  }

  private var keyboard: [String] {
    guard let frame = snapshot.keyboard else { return [] }
    let title = "<title>keyboard\nframe \(frame.words)</title>"
    return ["<rect class=\"keyboard\" \(frame.attributes)>\(title)</rect>"]
  }

  /// The names of views, each where nothing that is drawn later and no other name is in its way.
  private func labels(of views: [DrawnView]) -> [String] {
    var taken: [Rect] = []
    var lines: [String] = []
    for (index, view) in views.enumerated().reversed() {
      let name = view.isFirstResponder ? "▸" + view.name : view.name
      let later = views[(index + 1)...].compactMap { $0.frame.intersection($0.clip) }
      guard let visible = view.frame.intersection(view.clip),
        let place = visible.places(for: name).first(where: { place in
          !(later + taken).contains { $0.intersection(place) != nil }
        })
      else { continue }
      taken.append(place)
      let (x, y) = (number(place.x + 3), number(place.y + 10))
      lines.append(#"<text x="\#(x)" y="\#(y)">\#(name.markup)</text>"#)
    }
    return lines.reversed()
  }
}

extension DrawnView {
  fileprivate func element(clip: String) -> String {
    var title = "\(geometry.path.markup) (\(geometry.className.markup))\n"
    title += "frame \(geometry.frame.words)"
    if geometry.windowFrame != geometry.frame { title += ", in window \(frame.words)" }
    return "<rect class=\"\(classes)\" \(frame.attributes)\(clip)>"
      + "<title>\(title)</title></rect>"
  }

  private var classes: String {
    var classes = ["view"]
    switch kind {
    case .plain: break
    case .scrollView: classes.append("scroll")
    case .bar: classes.append("bar")
    }
    if isFirstResponder { classes.append("focus") }
    if isHighlighted { classes.append("highlight") }
    return classes.joined(separator: " ")
  }
}

/// The areas to which scroll views limit what is inside them.
private struct Clips {
  private let window: Rect
  private let panel: Int
  /// Each area once, in the order of the views.
  private let areas: [Rect]

  init(_ views: [DrawnView], of window: Size, inPanel panel: Int) {
    self.window = Rect(size: window)
    self.panel = panel
    var seen: Set<Rect> = [self.window]
    areas = views.map(\.clip).filter { seen.insert($0).inserted }
  }

  var definitions: [String] {
    areas.enumerated().map { index, area in
      "<clipPath id=\"\(name(index))\"><rect \(area.attributes)/></clipPath>"
    }
  }

  /// The attribute that limits a view to its area; empty where that is the window.
  func reference(for view: DrawnView) -> String {
    areas.firstIndex(of: view.clip).map { " clip-path=\"url(#\(name($0)))\"" } ?? ""
  }

  private func name(_ index: Int) -> String { "clip-\(panel)-\(index)" }
}

extension Rect {
  fileprivate var attributes: String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(max(0, width)))\""
      + " height=\"\(number(max(0, height)))\""
  }

  fileprivate var words: String { [x, y, width, height].map(\.plain).joined(separator: " ") }

  /// Where a name may stand inside: at the top, else at the bottom; nowhere if there is no room.
  fileprivate func places(for name: String) -> [Rect] {
    // About what a letter of the labels takes.
    let size = Size(width: 6 + 5.5 * Double(name.columns), height: 13)
    guard size.width <= width, size.height <= height else { return [] }
    return [y, y + height - size.height].map {
      Rect(x: x, y: $0, width: size.width, height: size.height)
    }
  }
}

/// A length without the noise of sums.
private func number(_ value: Double) -> String { canonicalPoints(value).plain }

extension String {
  /// The text as it may stand in markup, with what would act on a terminal spelled out.
  fileprivate var markup: String { spelledOut.escaped }

  /// The text without what means something in markup, and without what XML does not allow.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
