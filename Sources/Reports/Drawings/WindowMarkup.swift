import Reporting
package import SnapshotModel

/// A snapshot's window as SVG elements, in points, for a document that styles their classes.
///
/// Views (`view`, with `scroll`, `bar`, `focus` or `highlight`) are outlined from back to front.
/// The content of a scroll view is a nested drawing, which clips it. The `viewBox` of this drawing
/// is the scroll position. Names are placed where they fit and truncated if necessary.
package struct WindowMarkup {
  private let snapshot: Snapshot
  private let drawnViews: [DrawnView]
  private let titles: ViewTitles
  private let showsTitles: Bool
  private let letter: Double
  private let appearance: ScreenAppearance?
  private let showsOutlines: Bool

  /// The default size of letters, in points.
  package static let usualLetter = 10.0

  /// - Parameters:
  ///   - snapshot: The snapshot to draw.
  ///   - highlighted: The paths of highlighted views.
  ///   - titles: The titles of the views.
  ///   - showsTitles: Whether views have titles and scroll views contain only visible content.
  ///     Otherwise the document has fewer elements and contains all content, so it can scroll.
  ///   - letter: The size of the letters of names, in points.
  ///   - appearance: The appearances of the views; nil for outlines with names. A document with
  ///     appearances must contain the definitions of the ``KeyboardMarkup`` and of the images.
  ///   - showsOutlines: Whether to draw outlines with names as well as appearances. The elements of
  ///     only one of the two pictures then have the class `outlines` or `look`.
  package init(
    of snapshot: Snapshot,
    highlighting highlighted: Set<ViewPath> = [],
    calling titles: ViewTitles = ViewTitles(),
    showsTitles: Bool = false,
    letter: Double = usualLetter,
    appearance: ScreenAppearance? = nil,
    showsOutlines: Bool = false
  ) {
    self.appearance = appearance
    self.showsOutlines = showsOutlines
    self.snapshot = snapshot
    self.showsTitles = showsTitles
    self.letter = letter
    self.titles = titles
    drawnViews = snapshot.drawnViews(
      highlighting: highlighted,
      calling: titles,
      isContentWhole: !showsTitles
    )
  }

  /// The drawn views, in the order of their outlines.
  package var views: [NamedView] {
    drawnViews.map { view in
      NamedView(
        title: titles.title(of: view.geometry.path),
        className: view.geometry.className,
        path: view.geometry.path
      )
    }
  }

  /// The elements, from back to front.
  package var elements: [String] {
    let labels = hasOutlines ? WindowLabels(drawnViews, letter: letter) : nil
    let ground = Rect(size: snapshot.window).attributes
    var lines = appearance == nil ? [] : [#"<rect class="ground\#(lookClass)" \#(ground)/>"#]
    if hasOutlines { lines.append(#"<rect class="window\#(outlinesClass)" \#(ground)/>"#) }
    var viewports = [Viewport(path: "", labels: [], indicators: [])]
    for (index, view) in drawnViews.enumerated() {
      while viewports.count > 1, !view.geometry.path.isInside(viewports[viewports.count - 1].path) {
        lines += viewports.removeLast().end
      }
      lines += elements(of: view)
      if let label = labels?.element(of: index, classes: hasBoth ? "outlines" : nil) {
        viewports[viewports.count - 1].labels.append(label)
      }
      guard let scroll = view.geometry.scroll else { continue }
      lines += beginning(of: view, scroll) + contentText(of: view)
      viewports.append(
        Viewport(
          path: view.geometry.path,
          labels: [],
          indicators: hasOutlines ? view.indicators(of: scroll, "thumb" + outlinesClass) : []
        )
      )
    }
    for viewport in viewports.dropFirst().reversed() { lines += viewport.end }
    if hasOutlines { lines += safeArea + keyboard + viewports[0].labels }
    return lines + system
  }

  private var hasOutlines: Bool { appearance == nil || showsOutlines }
  /// Whether a document can switch between two pictures by the classes of their elements.
  private var hasBoth: Bool { appearance != nil && showsOutlines }
  private var lookClass: String { hasBoth ? " look" : "" }
  private var outlinesClass: String { hasBoth ? " outlines" : "" }

  /// The elements of the system, in front of all views.
  private var system: [String] {
    guard let appearance else { return [] }
    let screen = AppearanceMarkup(appearance.screen, in: Rect(size: snapshot.window)).elements
    let keyboard = snapshot.keysFrame.map {
      KeyboardMarkup(appearance.keyboard, frame: $0).reference(classes: lookClass)
    }
    return [keyboard].compactMap(\.self) + grouped(screen)
  }

  /// Returns the appearance of the view and its outline.
  ///
  /// The outline is included for highlighted views and if the caller requests it.
  private func elements(of view: DrawnView) -> [String] {
    guard let appearance else { return [element(of: view, view.classes)] }
    let shown = appearance.views[view.geometry.path].map {
      let isContent = view.geometry.scroll != nil
      return AppearanceMarkup(isContent ? $0.only { !$0.isText } : $0, in: view.frame).elements
    }
    var lines = grouped(shown ?? [])
    if showsOutlines {
      lines.append(element(of: view, view.classes + outlinesClass))
    } else if showsTitles || view.isHighlighted {
      lines.append(element(of: view, view.isHighlighted ? "area highlight" : "area"))
    }
    return lines
  }

  /// Wraps elements that are part of the appearance only.
  private func grouped(_ elements: [String]) -> [String] {
    guard hasBoth, !elements.isEmpty else { return elements }
    return [#"<g class="look">"#] + elements + ["</g>"]
  }

  private func element(of view: DrawnView, _ classes: String) -> String {
    let shape = #"<rect class="\#(classes)" \#(view.frame.attributes)"#
    guard showsTitles else { return shape + "/>" }
    let name = titles.title(of: view.geometry.path)
    var title = "\(name.markup) (\(view.geometry.className.markup))\n"
    title += "frame \(view.geometry.frame.text)"
    if view.frame != view.geometry.frame { title += ", in window \(view.frame.text)" }
    return "\(shape)><title>\(title)</title></rect>"
  }

  /// Returns the beginning of the nested drawing for a scroll view's content.
  private func beginning(of view: DrawnView, _ scroll: ScrollGeometry) -> [String] {
    let (frame, offset) = (view.frame, scroll.contentOffset)
    let content = Rect(
      x: frame.x - offset.x,
      y: frame.y - offset.y,
      width: scroll.contentSize.width,
      height: scroll.contentSize.height
    )
    return [
      #"<svg class="viewport" \#(frame.attributes) viewBox="\#(frame.text)" "#
        + #"data-view="\#(view.geometry.path.text.markup)" "#
        + #"data-offset="\#(number(offset.x)) \#(number(offset.y))">"#
    ] + (hasOutlines ? [#"<rect class="content\#(outlinesClass)" \#(content.attributes)/>"#] : [])
  }

  /// Returns the text of a text view, which is clipped like all scrolled content.
  private func contentText(of view: DrawnView) -> [String] {
    guard let appearance = appearance?.views[view.geometry.path] else { return [] }
    return grouped(AppearanceMarkup(appearance.only(\.isText), in: view.frame).elements)
  }

  /// The edge of the front screen's safe area.
  private var safeArea: [String] {
    let screen = drawnViews.last { $0.geometry.path.isRoot }?.geometry
    guard let screen, screen.safeArea != .zero else { return [] }
    return [
      #"<rect class="safe\#(outlinesClass)" \#(screen.windowFrame.inside(screen.safeArea).attributes)/>"#
    ]
  }

  private var keyboard: [String] {
    guard let frame = snapshot.keyboard else { return [] }
    let title = showsTitles ? "<title>keyboard\nframe \(frame.text)</title>" : ""
    let name = #"<text x="6" y="\#(number(letter * 1.4))">keyboard</text>"#
    return [
      #"<svg class="keyboard\#(outlinesClass)" \#(frame.attributes)>"#
        + #"<rect class="keys" width="100%" height="100%">\#(title)</rect>\#(name)</svg>"#
    ]
  }
}

/// The names of a drawn view.
package struct NamedView: Hashable {
  /// The title of the view.
  package let title: String
  /// UIKit's class, or the app's own class if the document names one.
  package let className: String
  /// The path in recordings, unique in a snapshot.
  package let path: ViewPath
}

/// An open nested drawing, with its labels and the elements after its end.
private struct Viewport {
  let path: ViewPath
  var labels: [String]
  let indicators: [String]

  var end: [String] { labels + ["</svg>"] + indicators }
}

extension DrawnView {
  fileprivate var classes: String {
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

  /// Returns the scroll indicators at the view's edges; none if all content is visible.
  fileprivate func indicators(of scroll: ScrollGeometry, _ classes: String) -> [String] {
    let inset = scroll.adjustedContentInset
    let vertical = Span(
      visible: frame.height,
      whole: inset.top + scroll.contentSize.height + inset.bottom,
      offset: scroll.contentOffset.y + inset.top
    )
    let horizontal = Span(
      visible: frame.width,
      whole: inset.left + scroll.contentSize.width + inset.right,
      offset: scroll.contentOffset.x + inset.left
    )
    return [
      vertical.map { span in
        Rect(x: frame.x + frame.width - 4, y: frame.y + span.start, width: 3, height: span.length)
      },
      horizontal.map { span in
        Rect(x: frame.x + span.start, y: frame.y + frame.height - 4, width: span.length, height: 3)
      },
    ].compactMap { $0 }.map { #"<rect class="\#(classes)" \#($0.attributes)/>"# }
  }

  /// The visible part of a length, scaled to the length of its indicator.
  private struct Span {
    let start: Double
    let length: Double

    /// Creates a span; nil if the whole length is visible.
    init?(visible: Double, whole: Double, offset: Double) {
      guard visible > 0, whole > visible else { return nil }
      start = visible * offset / whole
      length = visible * visible / whole
    }
  }
}

extension Rect {
  /// The attributes of an SVG `rect`, in points.
  ///
  /// A negative length is written as 0.
  package var attributes: String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(max(0, width)))\""
      + " height=\"\(number(max(0, height)))\""
  }

  fileprivate func inside(_ insets: Insets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}

extension ViewAppearance {
  fileprivate func only(_ isShown: (DrawnItem) -> Bool) -> ViewAppearance {
    ViewAppearance(opacity: opacity, items: items.filter(isShown))
  }
}

extension DrawnItem {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
