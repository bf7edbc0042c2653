import UIKit

/// Is notified of styles.
@objc public protocol StyledViewDelegate: AnyObject {
  @objc optional func styledView(_ view: StyledView, didTake style: Style)
}

/// A view with a style.
open class StyledView: UIView {
  public weak var delegate: StyledViewDelegate?
  @objc public dynamic var style: Style = .plain {
    didSet { apply() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(nextStyle(_:)))
    )
  }

  public required init?(coder: NSCoder) { nil }

  @objc private func nextStyle(_ sender: Any) { style = style == .plain ? .round : .plain }

  private func apply() {
    applyStyle()
    delegate?.styledView?(self, didTake: style)
  }
}

/// The appearance of a view.
@objc public enum Style: Int {
  case plain, round
}

extension StyledView {
  /// Applies the style; subclasses add to it.
  @objc open func applyStyle() {
    layer.cornerRadius = style == .round ? bounds.height / 2 : 0
  }
}
