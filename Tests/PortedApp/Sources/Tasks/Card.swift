import Styles
import UIKit

/// A card of the app, in a style of the team's own package.
public final class Card: StyledView, StyledViewDelegate {
  public private(set) var styleCount = 0
  public private(set) var taken: [Style] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func applyStyle() {
    super.applyStyle()
    styleCount += 1
  }

  public func styledView(_ view: StyledView, didTake style: Style) { taken.append(style) }
}
