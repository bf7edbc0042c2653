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
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a view of two images, in the size of the first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// How a symbol is drawn; recorded only.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The image of the highlighted state; without one the other shows.
  open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the image of the highlighted state shows.
  open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }

  /// The images that are shown one after the other while it is animating.
  open var animationImages: [UIImage]?
  /// How long all of them take, in seconds; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown, 0 without an end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  open func stopAnimating() { isAnimating = false }

  private var shownSize: CGSize? { (isHighlighted ? highlightedImage ?? image : image)?.size }

  /// The size of the image that shows.
  open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

  /// The size of the image that shows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }
}
