import Reporting
package import SnapshotModel

/// Snapshots drawn as one SVG document, side by side, each with a caption above it.
///
/// Lengths are points. Views are outlined from back to front. The title of a view, which browsers
/// show under the pointer, contains its path, class and frame. Hidden views and parts outside of
/// the window or a scroll view are left out. A dotted line marks the edge of the safe area or of
/// scrolled content, and a bar shows the visible part of this content. Equal snapshots give equal
/// bytes.
package struct ScreenPicture {
  /// One snapshot of a picture.
  package struct Panel {
    /// The line above the screen.
    ///
    /// It is escaped when it is written.
    package var caption: String
    /// The drawn geometry.
    package var snapshot: Snapshot
    /// The appearances of the views; nil for outlines with names.
    package var appearance: ScreenAppearance?

    package init(caption: String, snapshot: Snapshot, appearance: ScreenAppearance? = nil) {
      self.caption = caption
      self.snapshot = snapshot
      self.appearance = appearance
    }
  }

  private let title: String
  private let panels: [Panel]
  private let highlighted: Set<ViewPath>
  private let titles: ViewTitles
  private let interface: ColorStyle.Interface?

  /// - Parameters:
  ///   - title: The title of the document.
  ///   - panels: The snapshots, from left to right.
  ///   - highlighted: The paths of views that have another color.
  ///   - titles: The titles of the views.
  ///   - interface: The interface style of the screens; nil follows the reader's setting.
  package init(
    title: String,
    panels: [Panel],
    highlighting highlighted: Set<ViewPath> = [],
    calling titles: ViewTitles = ViewTitles(),
    in interface: ColorStyle.Interface? = nil
  ) {
    self.interface = interface
    self.title = title
    self.panels = panels
    self.highlighted = highlighted
    self.titles = titles
  }

  private static let margin = 24.0

  /// The size of the document, in points.
  package var size: Size {
    Size(
      width: panels.reduce(Self.margin) { $0 + $1.width + Self.margin },
      height: (panels.map(\.height).max() ?? 0) + 2 * Self.margin
    )
  }

  /// The document.
  ///
  /// Its last line is terminated.
  package var text: String {
    let (width, height) = (size.width, size.height)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(number(width))""#
        + #" height="\#(number(height))" viewBox="0 0 \#(number(width)) \#(number(height))">"#,
      "<title>\(title.markup)</title>", Self.definitions + colors,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    var x = Self.margin
    for panel in panels {
      lines += panel.lines(x: x, y: Self.margin, highlighting: highlighted, calling: titles)
      x += panel.width + Self.margin
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The colors of the drawn screens; empty for outlines.
  private var colors: String {
    let appearances = panels.compactMap(\.appearance)
    guard !appearances.isEmpty else { return "" }
    var style = ColorStyle()
    for appearance in appearances { style.add(appearance) }
    let keyboards = panels.compactMap { panel -> String? in
      guard let appearance = panel.appearance, let frame = panel.snapshot.keysFrame else {
        return nil
      }
      return KeyboardMarkup(appearance.keyboard, frame: frame).definition.markup
    }
    let shared =
      keyboards.distinct + appearances.flatMap(\.assets).distinct.map(\.definition.markup)
    return "\n<style>\(AppearanceStyle.rules(in: interface))\(style.rules(in: interface))</style>"
      + "\n<defs>\(shared.joined())</defs>"
  }

  private static let definitions = """
    <defs>
    <pattern id="hatching" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" stroke="#889" stroke-width="1"/>
    </pattern>
    </defs>
    <style>
    svg { font: 10px sans-serif }
    text { fill: #223; pointer-events: none;
    paint-order: stroke; stroke: #fff; stroke-width: 2; stroke-linejoin: round }
    .caption { font-size: 12px; font-weight: bold }
    .edge { fill: none; stroke: #99a; stroke-width: 1 }
    .window { fill: #f4f5f7; stroke: #223; stroke-width: 2 }
    .view { fill: #fff; fill-opacity: 0.85; stroke: #567; stroke-width: 1 }
    .scroll { fill: #eef3fb; stroke: #36c; stroke-dasharray: 6 3 }
    .bar { fill: #e3e5e8 }
    .focus { stroke: #06c; stroke-width: 3 }
    .highlight { stroke: #d30; stroke-width: 3; fill: #fde8e0 }
    .keys { fill: url(#hatching); stroke: #556; stroke-width: 1 }
    .safe, .content { fill: none; stroke: #293; stroke-width: 1; stroke-dasharray: 1 3 }
    .content { stroke: #36c }
    .thumb { fill: #667; fill-opacity: 0.5 }
    </style>
    """
}

extension ScreenPicture.Panel {
  fileprivate var width: Double { max(1, snapshot.window.width) }
  fileprivate var height: Double { max(1, snapshot.window.height) }

  /// Returns the caption and the window.
  ///
  /// The window is a nested drawing, which clips its views.
  fileprivate func lines(
    x: Double,
    y: Double,
    highlighting highlighted: Set<ViewPath>,
    calling titles: ViewTitles
  ) -> [String] {
    let origin = "x=\"\(number(x))\" y=\"\(number(y))\""
    let size = #"width="\#(number(width))" height="\#(number(height))""#
    let window = WindowMarkup(
      of: snapshot,
      highlighting: highlighted,
      calling: titles,
      showsTitles: true,
      appearance: appearance
    )
    return [
      #"<text class="caption" x="\#(number(x))" y="\#(number(y - 8))">\#(caption.markup)</text>"#,
      #"<svg class="panel" \#(origin) \#(size)>"#,
    ] + window.elements + ["</svg>"] + edge(x: x, y: y)
  }

  /// Returns the edge of a screen that is drawn with its appearance.
  ///
  /// Outlines have their own edge.
  private func edge(x: Double, y: Double) -> [String] {
    guard appearance != nil else { return [] }
    return [
      #"<rect class="edge" x="\#(number(x - 0.5))" y="\#(number(y - 0.5))" "#
        + #"width="\#(number(width + 1))" height="\#(number(height + 1))"/>"#
    ]
  }
}
