public import Foundation

/// A view that shows an image, and would like to have its size.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the image of the highlighted state shows.
  open var isHighlighted = false

  /// The image's size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
