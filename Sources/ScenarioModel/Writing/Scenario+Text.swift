import DeviceCatalog
import SnapshotModel

extension Scenario {
  /// Returns the scenario as a file; reading it gives an equal scenario.
  ///
  /// Keys have the order of the documentation, and default values are left out. Paths of
  /// storyboards and screens are written unchanged. Comments are lines for people, above everything
  /// else.
  package func text(comments: [String] = []) -> String {
    let lines = comments.map { "# \($0.onOneLine)" } + yaml.lines
    return lines.joined(separator: "\n") + "\n"
  }

  private var yaml: YAMLValue {
    .fields([
      "description": description.map(YAMLValue.text),
      "screens": .map(screens.map { YAMLField($0.name, $0.yaml) }),
      "fonts": fonts.map { .list($0.map(YAMLValue.text)) },
      "navigation": navigation ? .flag(true) : nil,
      "tabs": tabs.map { .list($0.map(YAMLValue.text)) },
      "bars": bars.map { .map(Bars.table.fields(of: $0)) },
      "splitView": splitView.map { .text($0.rawValue) },
      "rootViewFrame": rootViewFrame?.yaml,
      "simulation": simulation.map { .map(SimulationSettings.table.fields(of: $0)) },
      "accessibility": accessibility.map(YAMLValue.flag),
      "explanations": explanations.map(YAMLValue.flag),
      "engine": engine.map(YAMLValue.text),
      "technique": .text(technique.rawValue),
      "options": options == TechniqueOptions() ? nil : options.yaml(of: technique),
      "matrix": matrix.yaml,
      "invariants": invariants.isEmpty ? nil : .list(invariants.map { .text($0.text) }),
      "steps": .list(steps.map { $0.yaml(for: technique) }),
    ])
  }
}

extension String {
  /// The comment on one line, because a line break ends a comment.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isInvisible ? "?" : $0 }))
  }
}

extension Matrix {
  var yaml: YAMLValue {
    .fields([
      "devices": .list(devices.map(YAMLValue.text)),
      "orientations": orientations == DeviceOrientation.allCases
        ? nil : .list(orientations.map { .text($0.rawValue) }),
      "systems": systems.map { .list($0.map { .text("\($0)") }) },
      "languages": languages.map { .list($0.map { .text($0.tag) }) },
      "textSizes": textSizes.map { .list($0.map { .text($0.rawValue) }) },
      "directions": directions.map { .list($0.map { .text($0.rawValue) }) },
      "boldText": boldText.map { .list($0.map(YAMLValue.flag)) },
      "widths": widths.map { .list($0.map(\.yaml)) },
      "pairwise": pairwise.map(YAMLValue.flag),
    ])
  }
}

extension TechniqueOptions {
  func yaml(of technique: Technique) -> YAMLValue {
    .map(
      technique.options.compactMap { option in
        self[option].map { YAMLField(option.rawValue, .word("\($0)")) }
      }
    )
  }
}

extension Rect {
  var yaml: YAMLValue { .numbers([x, y, width, height]) }
}

extension Point {
  var yaml: YAMLValue { .numbers([x, y]) }
}

extension Insets {
  var yaml: YAMLValue { .numbers([top, left, bottom, right]) }
}
