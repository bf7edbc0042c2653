public import Foundation

/// A view that shows an image and has the image's intrinsic size.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, in its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a view with two images, in the size of the first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The configuration of a symbol image; only stored.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The image of the highlighted state; nil selects ``image``.
  open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }

  /// The images of the animation, in order.
  open var animationImages: [UIImage]?
  /// The duration of one pass, in seconds; 0 means a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of passes; 0 means no limit.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  open func stopAnimating() { isAnimating = false }

  private var shownSize: CGSize? { (isHighlighted ? highlightedImage ?? image : image)?.size }

  /// The size of the current image.
  open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

  /// Returns the size of the current image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }
}
