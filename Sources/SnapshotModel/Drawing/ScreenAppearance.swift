/// The appearances of a screen's views at one moment, by their paths.
///
/// They are not part of a recording. They are computed from the question when a screen is drawn.
package struct ScreenAppearance: Hashable, Sendable {
  /// The drawings of the views, by their paths.
  package var views: [ViewPath: ViewAppearance]
  /// The keys of the visible keyboard.
  package var keyboard: DrawnKeyboard
  /// The system's elements over all views except the keyboard: the status bar and the home
  /// indicator.
  package var screen: ViewAppearance

  package init(
    views: [ViewPath: ViewAppearance],
    keyboard: DrawnKeyboard = DrawnKeyboard(),
    screen: ViewAppearance = ViewAppearance()
  ) {
    self.views = views
    self.keyboard = keyboard
    self.screen = screen
  }
}

extension ScreenAppearance {
  /// Adds the files of images with names.
  ///
  /// - Parameter asset: Returns the file of an image by its name; nil if it is not available.
  /// - Throws: The first error of `asset`.
  package mutating func addAssets(
    _ asset: (_ name: String) throws -> ImageAsset?
  ) rethrows {
    for (path, view) in views where view.hasImages {
      views[path]?.items = try view.items.map { item in
        guard case .image(var image) = item, let name = image.name else { return item }
        image.asset = try asset(name)
        return .image(image)
      }
    }
  }
}

/// The appearance of one view without its subviews.
package struct ViewAppearance: Hashable, Sendable {
  /// The opacity from 0 to 1, including the opacities of its superviews.
  package var opacity: Double
  /// The items from back to front, in points from the view's top left corner.
  package var items: [DrawnItem]

  package init(opacity: Double = 1, items: [DrawnItem] = []) {
    self.opacity = opacity
    self.items = items
  }
}

extension ViewAppearance {
  fileprivate var hasImages: Bool {
    // Nearly no view has an image. Neither the indices nor the pattern copies an item.
    items.indices.contains { if case .image = items[$0] { true } else { false } }
  }
}

/// One drawn element of a view.
package enum DrawnItem: Hashable, Sendable {
  case shape(DrawnShape)
  case line(DrawnLine)
  case text(DrawnText)
  case image(DrawnImage)
}

/// A rectangle, optionally with round corners.
package struct DrawnShape: Hashable, Sendable {
  /// The rectangle, including the outline.
  package var rect: Rect
  /// The corner radius in points; half of the shorter side makes a capsule.
  package var cornerRadius: Double
  /// The color of the inside; nil for none.
  package var fill: DrawnColor?
  /// The color of the outline; nil for none.
  package var stroke: DrawnColor?
  /// The width of the stroke, which is inside the rectangle.
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

/// A line through points, for example the disclosure indicator of a table row.
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

/// One line of text with its measured width.
package struct DrawnText: Hashable, Sendable {
  /// The characters of the line, without its line break.
  package var text: String
  /// The left end of the line.
  package var x: Double
  /// The position of the baseline.
  package var baseline: Double
  /// The measured width, in points; a drawing stretches the text to it.
  package var width: Double
  /// The name of a font family; nil for the system font.
  package var family: String?
  /// The font size in points.
  package var size: Double
  /// The font weight as in CSS, from 100 to 900.
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

/// An image, or a placeholder for an image without a file.
package struct DrawnImage: Hashable, Sendable {
  /// The frame of the image by its size and the view's content mode; it can extend beyond the view.
  package var rect: Rect
  /// The visible part of the frame.
  package var visible: Rect
  /// The corner radius of the visible part, in points.
  package var cornerRadius: Double
  /// The name in the asset catalog or of a system symbol; nil if it is unknown.
  package var name: String?
  /// The color of an image that is drawn as a shape.
  package var tint: DrawnColor?
  /// Whether only the shape is drawn, as for symbols and for images in bars, independent of the
  /// file.
  package var isTemplate: Bool

  /// The image file, if it is available.
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
