import LayoutEngine
import Testing

/// The printed form of constraints, as in UIKit's conflict logs.
@Suite @MainActor struct ConstraintDescriptionTests {
  private let root = UIView()
  private let view = UIView()
  private let sibling = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(sibling)
  }

  private func label(_ object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "\(type(of: object)):0x\(address)"
  }

  @Test func distanceFromSuperviewIsVisual() {
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 44)
    constraint.isActive = true
    #expect(
      constraint.description
        == "<\(label(constraint)) V:|-(44)-[\(label(view))]   "
        + "(active, names: '|':\(label(root)) )>"
    )
  }

  @Test func superviewDistanceIsVisualForGaps() {
    let gap = root.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8)
    #expect(gap.description.contains(" H:[\(label(view))]-(>=8)-|   (inactive, names: '|':"))
    let offset = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
    #expect(
      offset.description.contains(" \(label(view)).trailing == \(label(root)).trailing - 8   (")
    )
  }

  @Test func siblingFormatShowsDirectionOfSides() {
    let constraint = sibling.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 14.888_88)
    #expect(
      constraint.description.contains(
        " H:[\(label(view))]-(14.8889)-[\(label(sibling))](LTR)   (inactive)>"
      )
    )
  }

  @Test func sizesAreEquations() {
    let constant = view.heightAnchor.constraint(lessThanOrEqualToConstant: 50)
    constant.identifier = "low"
    #expect(
      constant.description
        == "<\(label(constant)) 'low' \(label(view)).height <= 50   (inactive)>"
    )
    let ratio = view.widthAnchor.constraint(
      equalTo: sibling.widthAnchor,
      multiplier: 0.5,
      constant: 3
    )
    #expect(ratio.description.contains(".width == 0.5*\(label(sibling)).width + 3   ("))
  }

  @Test func namedViewsAreExplained() {
    view.accessibilityIdentifier = "box"
    let address = label(view).drop { $0 != ":" }
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)
    #expect(
      constraint.description.contains(" box.width == 100   (inactive, names: box\(address) )>")
    )
  }

  @Test func labelTextsAreTruncatedInDescriptions() {
    let text = UILabel()
    text.text = "Drag pieces to the grid shown below"
    let constraint = text.heightAnchor.constraint(equalToConstant: 1)
    #expect(
      constraint.description.contains("\(label(text))'Drag pieces to the grid s...'.height == 1")
    )
  }

  @Test func builtInGuidesUseUIKitNames() {
    let guide = root.safeAreaLayoutGuide
    let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(
      constraint.description.contains("\(label(guide))'UIViewSafeAreaLayoutGuide'.bottom")
        || constraint.description.contains("[\(label(guide))'UIViewSafeAreaLayoutGuide']-(0)-[")
    )
  }

  @Test func anchorsNameTheirAttribute() {
    #expect(
      view.leadingAnchor.description.hasSuffix(" \"\(label(view)).leading\">")
    )
  }
}
