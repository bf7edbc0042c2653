package import DeviceCatalog

/// A request to present a screen over the one on top.
package struct PresentRequest: Codable, Hashable, Sendable {
  /// How the screen covers the other; raw values are UIKit's words.
  package enum Style: String, CaseIterable, Codable, Sendable {
    case automatic
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case overFullScreen
    case overCurrentContext
    case popover
  }

  /// A height of a sheet; raw values are UIKit's words.
  package enum Detent: String, CaseIterable, Codable, Sendable {
    case medium
    case large
  }

  /// Name of one of the scenario's screens.
  package var screen: String
  /// The style as UIKit names it; automatic for UIKit's own choice.
  package var style: Style
  /// Whether the presentation takes time.
  package var animated: Bool
  /// Whether the screen is the root of its own navigation controller.
  package var navigation: Bool
  /// The field that becomes first responder in the screen's `viewWillAppear`.
  package var focus: String?
  /// The preferred size of the screen; nil for none.
  package var size: Extent?
  /// The heights of a sheet, the first one selected; nil for the full height.
  package var detents: [Detent]?
  /// The view of the screen on top that a popover points to.
  package var source: String?
  /// Whether the user cannot dismiss the screen.
  package var isModal: Bool
  /// Whether the default ``style`` replaces the screen's style; nil for false.
  package var statesDefaultStyle: Bool?
  /// Whether the default of ``isModal`` replaces the screen's value; nil for false.
  package var statesDefaultModality: Bool?

  /// A width and a height, in points.
  package struct Extent: Codable, Hashable, Sendable {
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package init(
    screen: String,
    style: Style = .automatic,
    animated: Bool = true,
    navigation: Bool = false,
    focus: String? = nil,
    size: Extent? = nil,
    detents: [Detent]? = nil,
    source: String? = nil,
    isModal: Bool = false
  ) {
    self.screen = screen
    self.style = style
    self.animated = animated
    self.navigation = navigation
    self.focus = focus
    self.size = size
    self.detents = detents
    self.source = source
    self.isModal = isModal
  }
}

extension PresentRequest {
  /// The presentation style of a screen with attributes.
  package func style(of attributes: ControllerAttributes?) -> Style {
    guard style == .automatic, statesDefaultStyle != true else { return style }
    return attributes?.modalPresentationStyle ?? style
  }

  /// Returns whether the user cannot dismiss a screen with attributes.
  package func isModal(of attributes: ControllerAttributes?) -> Bool {
    isModal || statesDefaultModality != true && attributes?.isModalInPresentation == true
  }
}

/// A finger that pulls the presented sheet down.
package struct SwipeDownRequest: Codable, Hashable, Sendable {
  /// The distance in points; nil for the whole height, which dismisses a dismissible sheet.
  package var distance: Double?
  /// The duration in seconds.
  package var duration: Double
  /// Whether the finger leaves the screen at the end.
  package var releases: Bool
  /// The finger's downward velocity at the release, in points a second; nil for the movement's
  /// velocity.
  package var velocity: Double?

  package init(
    distance: Double? = nil,
    duration: Double = 0.25,
    releases: Bool = true,
    velocity: Double? = nil
  ) {
    self.distance = distance
    self.duration = duration
    self.releases = releases
    self.velocity = velocity
  }
}

/// A part of an iPad's screen for the application.
package struct MultitaskingRequest: Codable, Hashable, Sendable {
  /// The side of the application.
  package enum Side: String, CaseIterable, Codable, Sendable {
    case left
    case right
  }

  /// The share of the screen that the application's window gets.
  package var width: ApplicationWidth
  /// The side; nil is the right for Slide Over, else the left.
  ///
  /// A window with its own position has no side.
  package var side: Side?

  package init(width: ApplicationWidth, side: Side? = nil) {
    self.width = width
    self.side = side
  }
}
