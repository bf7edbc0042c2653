package import ScenarioModel

/// The question of ``Fingerprint``: a small form on a phone with a home indicator.
package enum FingerprintQuestion {
  /// The question; every change to it changes the fingerprints of all engines.
  package static let question = CaseQuestion(
    scenario: scenario,
    screens: [form(named: "first"), form(named: "second")],
    device: device,
    orientation: .portrait
  )

  private static var device: Device {
    guard let device = Devices.device(id: "iphone-x") else {
      preconditionFailure("the catalog of devices has no iphone-x")
    }
    return device
  }

  private static var scenario: Scenario {
    var options = TechniqueOptions()
    options[.shouldResizeContentViewForKeyboard] = true
    options[.visibilityScrollMargin] = 8
    return Scenario(
      name: "fingerprint",
      screens: ["first", "second"].map {
        ScreenReference(name: $0, source: .inPlace(form(named: $0).rootView))
      },
      navigation: true,
      technique: .scrollingContent,
      options: options,
      matrix: Matrix(devices: ["iphone-x"], orientations: [.portrait]),
      steps: steps
    )
  }

  private static let steps: [ScenarioStep] = [
    .focus(view: "last"),
    .wait(seconds: 0.12),
    .checkpoint(name: "0.12 seconds after the keyboard"),
    .rotate(to: .landscape),
    .wait(seconds: 1),
    .checkpoint(name: "landscape"),
    .push(screen: "second", focus: "last", animated: true),
    .wait(seconds: 1),
    .checkpoint(name: "second"),
  ]

  /// Returns a column of a wrapping label, a spacer and two fields, which fits a tall screen only.
  private static func form(named name: String) -> Screen {
    let label = ViewNode(id: "label", name: "label", kind: .label, properties: text)
    let fields = ["first", "last"].map {
      ViewNode(
        id: $0,
        name: $0,
        kind: .textField,
        constraints: [
          ConstraintNode(id: "\($0)-height", firstItem: $0, firstAttribute: .height, constant: 44)
        ]
      )
    }
    let spacer = ViewNode(
      id: "spacer",
      name: "spacer",
      kind: .view,
      constraints: [
        ConstraintNode(
          id: "spacer-height",
          firstItem: "spacer",
          firstAttribute: .height,
          relation: .greaterThanOrEqual,
          constant: 250
        )
      ]
    )
    let root = ViewNode(
      id: "form",
      name: "form",
      kind: .view,
      subviews: [label, spacer] + fields,
      constraints: column(["label", "spacer", "first", "last"], in: "form")
    )
    return Screen(name: name, rootView: root)
  }

  private static var text: ViewProperties {
    var properties = ViewProperties()
    properties.text = "Enter your name and your address; we write to you once a month."
    properties.numberOfLines = 0
    return properties
  }

  /// Returns the constraints that arrange views from the top to the bottom edge, 16 points from the
  /// sides.
  private static func column(_ names: [String], in container: String) -> [ConstraintNode] {
    let above = [container] + names
    let verticals = zip(above, names).map { above, name in
      edge(name, .top, above, above == container ? .top : .bottom, 12)
    }
    let sides = names.flatMap {
      [
        edge($0, .leading, container, .leading, 16),
        edge(container, .trailing, $0, .trailing, 16),
      ]
    }
    return verticals + sides + [edge(container, .bottom, names[names.count - 1], .bottom, 12)]
  }

  private static func edge(
    _ first: String,
    _ firstAttribute: ConstraintNode.Attribute,
    _ second: String,
    _ secondAttribute: ConstraintNode.Attribute,
    _ constant: Double
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(first)-\(firstAttribute.rawValue)-\(second)",
      firstItem: first,
      firstAttribute: firstAttribute,
      secondItem: second,
      secondAttribute: secondAttribute,
      constant: constant
    )
  }
}
