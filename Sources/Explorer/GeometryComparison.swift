import ScenarioModel

/// The differences between a view's expected and found geometry.
struct GeometryDifference {
  /// A number with its name in comparisons, such as `field.window.minX`.
  struct Item {
    var measure: String
    var expected: Double
    var found: Double
  }

  /// The path of the view.
  var view: ViewPath
  var items: [Item]

  var expectations: [Expectation] {
    items.compactMap { item in
      Comparison("\(item.measure) == \(item.expected.plain)").map { Expectation(comparison: $0) }
    }
  }

  /// Returns the found and the expected value of each number, as clauses.
  func text(_ clause: (_ found: String, _ expected: String) -> String) -> String {
    items.map { "\($0.measure) \(clause($0.found.plain, $0.expected.plain))" }
      .joined(separator: "; ")
  }
}

/// The names of the views on a trial's first screen, as comparisons write them.
struct TrialViewNames {
  private let screen: String
  private let names: Set<String>

  init(of trial: Trial) {
    screen = trial.base.screens.first?.name ?? ""
    names = Set(trial.base.screens.first?.rootView.namesInTree ?? [])
  }

  /// Returns the name of a view in comparisons; nil if comparisons cannot refer to it.
  func reference(to path: ViewPath) -> String? {
    if path.text == screen { return ViewReference.Word.rootView.rawValue }
    guard path.isInside(ViewPath(screen)) else { return nil }
    let name = path.lastName
    // The technique's scroll view is named after its class.
    let isNamed = names.contains(name) || name == ViewReference.Word.scrollView.rawValue
    return isNamed ? name : nil
  }
}

extension ViewNode {
  fileprivate var namesInTree: [String] { [name] + subviews.flatMap(\.namesInTree) }
}

/// Compares a screen with an earlier state.
struct GeometryComparison {
  private let names: TrialViewNames
  private let tolerance: Double
  private let offsets: Bool

  /// - Parameters:
  ///   - trial: The trial; its first screen is compared.
  ///   - offsets: Whether content offsets are compared too.
  init(of trial: Trial, offsets: Bool) {
    names = TrialViewNames(of: trial)
    tolerance = trial.tolerance
    self.offsets = offsets
  }

  /// Returns the views that differ, parents before children.
  func differences(from before: Snapshot, to after: Snapshot) -> [GeometryDifference] {
    let others = Dictionary(uniqueKeysWithValues: after.views.map { ($0.path, $0) })
    return before.views.compactMap { view in
      guard let other = others[view.path], let name = names.reference(to: view.path) else {
        return nil
      }
      let items = zip(measures(of: view, called: name), measures(of: other, called: name))
        .compactMap { old, new in
          GeometryDifference.Item(
            measure: old.measure,
            expected: old.value,
            found: new.value,
            tolerance: tolerance
          )
        }
      return items.isEmpty ? nil : GeometryDifference(view: view.path, items: items)
    }
  }

  private func measures(
    of view: ViewGeometry,
    called name: String
  ) -> [(measure: String, value: Double)] {
    var measures: [(String, Double)] = [
      ("x", view.frame.x), ("y", view.frame.y),
      ("width", view.frame.width), ("height", view.frame.height),
    ]
    if let scroll = view.scroll {
      measures += [
        ("contentInset.top", scroll.contentInset.top),
        ("contentInset.bottom", scroll.contentInset.bottom),
        ("contentSize.width", scroll.contentSize.width),
        ("contentSize.height", scroll.contentSize.height),
      ]
      if offsets {
        measures += [
          ("contentOffset.x", scroll.contentOffset.x), ("contentOffset.y", scroll.contentOffset.y),
        ]
      }
    }
    return measures.map { ("\(name).\($0)", $1) }
  }
}

extension GeometryDifference.Item {
  /// Makes an item; nil if the difference is within the tolerance.
  init?(measure: String, expected: Double, found: Double, tolerance: Double) {
    guard abs(expected - found) > tolerance else { return nil }
    self.init(measure: measure, expected: expected, found: found)
  }
}

extension Trial {
  /// The tolerated difference between equal frames, in points: one pixel and 0.0015 points.
  var tolerance: Double { 1 / base.device.scale + 0.0015 }
}
