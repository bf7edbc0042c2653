import Foundation

/// A button's title label and image view, each created on first access.
@MainActor
final class ButtonContentViews {
  private unowned let button: UIButton
  private var madeTitle: UILabel?
  private var madeImage: UIImageView?
  /// Whether frames are being computed; overrides may access the views during this time.
  private var isPlacing = false

  /// - Parameter button: The button, which must outlive this object.
  init(of button: UIButton) { self.button = button }

  /// The label, in front of the image and behind the application's subviews.
  var titleLabel: UILabel {
    if let madeTitle { return madeTitle }
    let label = TitleLabel(of: button)
    madeTitle = label
    showTitle(in: label)
    button.insert(label, at: madeImage == nil ? 0 : 1)
    return label
  }

  /// The image view, behind all other subviews.
  var imageView: UIImageView {
    if let madeImage { return madeImage }
    let view = UIImageView(image: button.currentImage)
    madeImage = view
    button.insert(view, at: 0)
    return view
  }

  func contains(_ view: UIView) -> Bool { view === madeTitle || view === madeImage }

  /// Whether the title stays on one line and keeps its font size.
  var keepsTitleOnLine: Bool {
    guard let madeTitle else { return true }
    return madeTitle.numberOfLines == 1 && !madeTitle.adjustsFontSizeToFitWidth
  }

  /// Updates the existing views with the button's current content.
  func showContent() {
    if let madeTitle { showTitle(in: madeTitle) }
    if let madeImage, madeImage.image !== button.currentImage {
      madeImage.image = button.currentImage
    }
  }

  private func showTitle(in label: UILabel) {
    if let attributed = button.currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = button.currentTitle
    }
  }

  /// Sets the frames of the existing views.
  ///
  /// A view with constraints keeps its frame.
  func place() {
    guard !isPlacing else { return }
    isPlacing = true
    let rect = button.contentRect(forBounds: button.bounds)
    if let madeTitle, madeTitle.translatesAutoresizingMaskIntoConstraints {
      madeTitle.frame = button.titleRect(forContentRect: rect)
    }
    if let madeImage, madeImage.translatesAutoresizingMaskIntoConstraints {
      madeImage.frame = button.imageRect(forContentRect: rect)
    }
    isPlacing = false
  }
}

/// The label of `titleLabel`, which shares its font with the button.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { button?.font ?? super.font }
    set {
      super.font = newValue
      button?.titleFont = newValue
    }
  }
}
