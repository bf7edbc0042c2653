package import ScenarioModel
package import SnapshotModel

/// A screen that is looked over, as it is for the size classes of one stage.
package struct LintScreen: Sendable {
  /// How much is known of the room that the screen gets when an app runs.
  package enum Extent: Sendable {
    /// It fills the device's screen.
    case whole
    /// The screen appears inside another view of unknown size. It is laid out in its drawn size,
    /// and rules check only results that do not depend on that size.
    case part
    /// It is a cell, whose content makes its size.
    case cell
  }

  /// The scene's name for people.
  package var name: String
  /// The screen's tree, for the size classes of one stage.
  package var screen: Screen
  /// The location of the screen, for items without a location of their own.
  package var location: FileLocation
  /// By object id; empty where they are not known.
  package var sources: [String: ItemSource]
  /// Texts of a scenario's own that have no translation, by the ids of their views.
  package var untranslatedTexts: [String: String] = [:]
  /// The source of the screen's size: the device, the document or its own content.
  package var extent: Extent
  /// Whether the screen's controller keeps the focused view above the keyboard, as table and
  /// collection view controllers do.
  package var followsKeyboard: Bool
  /// The containers and bars around the screen.
  package var surroundings: ScreenSurroundings
  /// The keyboard technique; none for a screen that handles no keyboard.
  package var technique: Technique
  /// The options of ``technique`` that the scenario sets.
  package var options: TechniqueOptions

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
