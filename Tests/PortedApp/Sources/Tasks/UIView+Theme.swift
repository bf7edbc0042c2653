import ObjectiveC
import UIKit

private var themeKey: UInt8 = 0

extension UIView {
  /// The number of times a theme was applied.
  public var themeCount: Int {
    get { objc_getAssociatedObject(self, &themeKey) as? Int ?? 0 }
    set { objc_setAssociatedObject(self, &themeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  @objc open func applyTheme() {
    themeCount += 1
    for subview in subviews { subview.applyTheme() }
  }
}

extension UITableViewCell {
  override open func applyTheme() {
    super.applyTheme()
    selectionStyle = .none
  }
}

/// A label with a color as its theme.
public final class ThemedLabel: UILabel {
  public override func applyTheme() {
    super.applyTheme()
    textColor = .red
  }
}
