import LayoutEngine
import Testing

@MainActor @Suite struct TraitTests {
  private enum Density: UITraitDefinition {
    static var defaultValue: Int { 3 }
  }

  @Test func everyTraitCanBeSetAlone() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceLevel == .unspecified)
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    let both = UITraitCollection(traitsFrom: [dark, elevated])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.userInterfaceLevel == .elevated)
    #expect(
      both
        == UITraitCollection { $0.userInterfaceStyle = .dark }.modifyingTraits {
          $0.userInterfaceLevel = .elevated
        }
    )
  }

  @Test func someTraitsChangeColorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let lightAndCompact = light.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!light.hasDifferentColorAppearance(comparedTo: lightAndCompact))
    let changed = lightAndCompact.changedTraits(from: light)
    #expect(changed.count == 1)
    #expect(changed.first == UITraitHorizontalSizeClass.self)
  }

  @Test func customTraitHasDefaultUntilSet() {
    let empty = UITraitCollection()
    #expect(empty[Density.self] == 3)
    let dense = empty.replacing(Density.self, value: 5)
    #expect(dense[Density.self] == 5)
    #expect(dense != empty)
    #expect(dense == empty.replacing(Density.self, value: 5))
  }

  @Test func overrideAppliesToViewAndSubviews() throws {
    final class Witness: UIView {
      var previous: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    try makeDevice().run {
      let root = UIView()
      let (middle, leaf) = (UIView(), Witness())
      root.addSubview(middle)
      middle.addSubview(leaf)
      middle.overrideUserInterfaceStyle = .dark
      #expect(root.traitCollection.userInterfaceStyle == .light)
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
      #expect(leaf.previous == [.light])
      leaf.overrideUserInterfaceStyle = .dark
      #expect(leaf.previous == [.light], "nothing has changed")
      middle.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      leaf.overrideUserInterfaceStyle = .unspecified
      #expect(leaf.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func observersReceiveOnlyTheirTraits() throws {
    try makeDevice().run {
      let view = UIView()
      var words: [String] = []
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous) in
        words.append("style from \(previous.userInterfaceStyle.rawValue)")
      }
      let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
        (_: UIView, previous: UITraitCollection) in
        words.append("scale from \(previous.displayScale)")
      }
      view.overrideUserInterfaceStyle = .dark
      view.traitOverrides.displayScale = 3
      view.unregisterForTraitChanges(registration)
      view.traitOverrides.displayScale = 1
      #expect(words == ["style from 1", "scale from 2.0"])
    }
  }

  /// A form sheet of an iPad is compact in width; the device itself is regular.
  @Test func observersReceiveTraitsOfFirstAppearance() throws {
    let device = try makeDevice("ipad-10")
    device.run {
      let (window, presented) = (UIWindow(), UIViewController())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.settle()
      var widths: [UIUserInterfaceSizeClass] = []
      presented.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (view: UIView, _) in
        widths.append(view.traitCollection.horizontalSizeClass)
      }
      presented.modalPresentationStyle = .formSheet
      window.rootViewController?.present(presented, animated: false)
      device.clock.settle()
      #expect(widths == [.compact])
    }
  }

  @Test func containerOverridesChildTraits() throws {
    try makeDevice().run {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(regular, forChild: child)
      #expect(parent.traitCollection.horizontalSizeClass == .compact)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func performAsCurrentSetsTraits() throws {
    try makeDevice().run {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      dark.performAsCurrent {
        #expect(UITraitCollection.current == dark)
        #expect(UIColor.label.cgColor == UIColor.white.cgColor)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }
}
