/// The keyboard's heights in both orientations, as a table of screens writes them.
struct ScreenKeyboards {
  let portrait: KeyboardHeights
  let landscape: KeyboardHeights

  /// Creates the heights from pairs of plain and predictive ones, in points.
  init(portrait: (Double, Double), landscape: (Double, Double)) {
    self.portrait = KeyboardHeights(withoutPrediction: portrait.0, withPrediction: portrait.1)
    self.landscape = KeyboardHeights(withoutPrediction: landscape.0, withPrediction: landscape.1)
  }
}
