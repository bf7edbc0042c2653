/// What the views of a screen look like at one moment, by their paths; see ``ViewGeometry/path``.
///
/// It is no part of a recording: it follows from a question, and is made where a screen is drawn.
package struct ScreenAppearance: Hashable, Sendable {
  /// The drawings of the views, by their paths.
  package var views: [String: ViewAppearance]
  /// The keys of the keyboard that is shown.
  package var keyboard: DrawnKeyboard
  /// What the system shows over all views but the keyboard: the status bar, and the home indicator.
  package var screen: ViewAppearance

  package init(
    views: [String: ViewAppearance],
    keyboard: DrawnKeyboard = DrawnKeyboard(),
    screen: ViewAppearance = ViewAppearance()
  ) {
    self.views = views
    self.keyboard = keyboard
    self.screen = screen
  }
}

/// What one view shows of its own, without its subviews.
package struct ViewAppearance: Hashable, Sendable {
  /// From 0 to 1, with that of the views around it.
  package var opacity: Double
  /// From back to front, in points from the view's top left corner.
  package var items: [DrawnItem]

  package init(opacity: Double = 1, items: [DrawnItem] = []) {
    self.opacity = opacity
    self.items = items
  }
}

/// One thing that is drawn of a view.
package enum DrawnItem: Hashable, Sendable {
  case shape(DrawnShape)
  case line(DrawnLine)
  case text(DrawnText)
  case image(DrawnImage)
}

/// A rectangle, whose corners may be round.
package struct DrawnShape: Hashable, Sendable {
  /// The rectangle, outline included.
  package var rect: Rect
  /// In points; half of the shorter side makes a capsule.
  package var cornerRadius: Double
  /// The color of the inside; nil for none.
  package var fill: DrawnColor?
  /// The color of the outline; nil for none.
  package var stroke: DrawnColor?
  /// Of the stroke, which lies inside of the rectangle.
  package var strokeWidth: Double

  package init(
    _ rect: Rect,
    cornerRadius: Double = 0,
    fill: DrawnColor? = nil,
    stroke: DrawnColor? = nil,
    strokeWidth: Double = 1
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }
}

/// A line through points, such as the arrow at the end of a table's row.
package struct DrawnLine: Hashable, Sendable {
  /// The points from one end of the line to the other.
  package var points: [Point]
  package var color: DrawnColor
  /// The width of the stroke, in points.
  package var width: Double

  package init(_ points: [Point], color: DrawnColor, width: Double) {
    self.points = points
    self.color = color
    self.width = width
  }
}

/// One line of text, as wide as it was measured.
package struct DrawnText: Hashable, Sendable {
  /// The characters of the line, without its break.
  package var text: String
  /// Where the line begins, at its left.
  package var x: Double
  /// Where the letters stand.
  package var baseline: Double
  /// The measured width, in points; a drawing stretches the text to it.
  package var width: Double
  /// The name of a family; nil for the system's own.
  package var family: String?
  /// Points in an em.
  package var size: Double
  /// As CSS has it, from 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  package var color: DrawnColor

  package init(
    _ text: String,
    x: Double,
    baseline: Double,
    width: Double,
    family: String? = nil,
    size: Double,
    weight: Int = 400,
    isItalic: Bool = false,
    color: DrawnColor
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
  }
}

/// An image, or its place where no more than its name is known.
package struct DrawnImage: Hashable, Sendable {
  /// Where the image lies, by its size and the view's content mode; it may reach out of the view.
  package var rect: Rect
  /// The part of it that shows.
  package var visible: Rect
  /// Of that part, in points.
  package var cornerRadius: Double
  /// The name in the asset catalog or among the system's symbols; nil where it is not known.
  package var name: String?
  /// The color of an image of which the shape alone is drawn.
  package var tint: DrawnColor?
  /// Whether the shape alone is drawn, as of symbols and of images in bars, whatever the file asks for.
  package var isTemplate: Bool

  /// The image itself, where its file is known.
  package var asset: ImageAsset?

  package init(
    _ rect: Rect,
    visible: Rect,
    cornerRadius: Double = 0,
    name: String? = nil,
    tint: DrawnColor? = nil,
    isTemplate: Bool = false
  ) {
    self.rect = rect
    self.visible = visible
    self.cornerRadius = cornerRadius
    self.isTemplate = isTemplate
    self.name = name
    self.tint = tint
  }
}
