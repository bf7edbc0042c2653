import UIKit

/// A button with round corners.
@IBDesignable
public class RoundedButton: UIButton {
  @IBInspectable public var cornerRadius: CGFloat = 8 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  @IBInspectable public var inset: CGFloat {
    get { contentEdgeInsets.left }
    set { contentEdgeInsets = UIEdgeInsets(top: 0, left: newValue, bottom: 0, right: newValue) }
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setTitle("Button", for: .normal)
  }
}
