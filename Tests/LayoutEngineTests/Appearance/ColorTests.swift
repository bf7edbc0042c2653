import Testing
import UIKit

@Suite struct ColorTests {
  @Test func equalComponentsGiveEqualColors() {
    #expect(UIColor(red: 1, green: 1, blue: 0, alpha: 1) == .yellow)
    #expect(UIColor(hue: 1.0 / 6, saturation: 1, brightness: 1, alpha: 1) == .yellow)
    #expect(UIColor.yellow.withAlphaComponent(0.5) != .yellow)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func colorComponentsReadBack() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.7, saturation: 0.6, brightness: 0.5, alpha: 0.4)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    for (value, expected) in zip([hue, saturation, brightness, alpha], [0.7, 0.6, 0.5, 0.4]) {
      #expect(abs(value - CGFloat(expected)) < 1e-12)
    }
    var white: CGFloat = 0
    #expect(!color.getWhite(&white, alpha: nil))
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
  }

  /// Core Graphics returns only the opacity of a pattern.
  @Test func patternColorReturnsOnlyOpacity() {
    let color = UIColor(patternImage: UIImage())
    #expect(color.cgColor.components == [1])
    #expect(color.cgColor.numberOfComponents == 1)
    var red: CGFloat = 0.5
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 0.5)
    #expect(color != .clear)
  }

  @Test func dynamicColorDependsOnTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(color == color)
    #expect(color != UIColor { _ in .black })
  }

  @Test func interfaceColorsAreResolvedColors() {
    let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    for color in [.red, .clear, .label, .systemRed.withAlphaComponent(0.5), provided] as [UIColor] {
      let (light, dark) = color.interfaceColors
      for (style, resolved) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(resolved == color.resolvedColor(with: traits).cgColor)
      }
    }
  }

  @MainActor @Test func tintColorIsInheritedUnlessSet() throws {
    final class Witness: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    try makeDevice().run {
      let root = UIView()
      let (heir, own) = (Witness(), Witness())
      own.tintColor = .green
      root.addSubview(heir)
      root.addSubview(own)
      #expect(heir.tintColor == .systemBlue)
      root.tintColor = .red
      #expect(heir.tintColor == .red)
      #expect(own.tintColor == .green)
      #expect(heir.changes == 1)
      #expect(own.changes == 1)
    }
  }

  @MainActor @Test func appearanceProxyIsUniquePerContext() throws {
    try makeDevice().run {
      UILabel.appearance().textColor = .red
      #expect(UILabel.appearance().textColor == .red)
      #expect(UILabel.appearance() !== UIButton.appearance())
      let inBars = UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      #expect(inBars !== UILabel.appearance())
      let again = UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      #expect(inBars === again)
    }
  }
}
