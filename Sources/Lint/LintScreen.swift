package import ScenarioModel

/// A screen to check, in its form for the size classes of one stage.
package struct LintScreen: Sendable {
  /// The information about the screen's size in a running app.
  package enum Extent: Sendable {
    /// The screen fills the device's screen.
    case whole
    /// The screen appears inside another view of unknown size. It is laid out in its drawn size,
    /// and rules check only results that do not depend on that size.
    case part
    /// The screen is a cell; its contents determine its size.
    case cell
  }

  /// The scene's name for people.
  package var name: String
  /// The screen's tree, for the size classes of one stage.
  package var screen: Screen
  /// The location of the screen, for items without their own location.
  package var location: FileLocation
  /// The sources by object id; empty if they are unknown.
  package var sources: [String: ItemSource]
  /// The scenario's own texts without a translation, by the ids of their views.
  package var untranslatedTexts: [String: String] = [:]
  /// The source of the screen's size: the device, the document or its own content.
  package var extent: Extent
  /// Whether the screen's controller keeps the focused view above the keyboard, as table and
  /// collection view controllers do.
  package var followsKeyboard: Bool
  /// The containers and bars around the screen.
  package var surroundings: ScreenSurroundings
  /// The keyboard technique; none for a screen without keyboard handling.
  package var technique: Technique
  /// The options of ``technique`` that the scenario sets.
  package var options: TechniqueOptions
  /// The library that moves fields above the keyboard and its source; nil without one.
  var keyboardLibrary: String?
  /// The screen for an engine that makes scenes with the classes of an app; nil for a screen that
  /// is no such scene.
  var appScene: Screen?
  /// The expression that prepares the data of an app; nil for none.
  var fixtures: String?

  package init(
    name: String,
    screen: Screen,
    location: FileLocation,
    sources: [String: ItemSource] = [:],
    extent: Extent = .whole,
    followsKeyboard: Bool = false,
    surroundings: ScreenSurroundings = ScreenSurroundings(),
    technique: Technique = .none,
    options: TechniqueOptions = TechniqueOptions()
  ) {
    self.name = name
    self.screen = screen
    self.location = location
    self.sources = sources
    self.extent = extent
    self.followsKeyboard = followsKeyboard
    self.surroundings = surroundings
    self.technique = technique
    self.options = options
  }
}
