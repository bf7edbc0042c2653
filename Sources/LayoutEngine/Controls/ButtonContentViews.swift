import Foundation

/// The subviews of a button that show its words and its image, each made when it is asked for.
@MainActor
final class ButtonContentViews {
  private unowned let button: UIButton
  private var madeTitle: UILabel?
  private var madeImage: UIImageView?
  /// Whether frames are being computed, which overrides may ask the views for.
  private var isPlacing = false

  /// - Parameter button: The button, which has to live as long.
  init(of button: UIButton) { self.button = button }

  /// The label, in front of the image and behind what an application adds.
  var titleLabel: UILabel {
    if let madeTitle { return madeTitle }
    let label = TitleLabel(of: button)
    madeTitle = label
    showTitle(in: label)
    button.insert(label, at: madeImage == nil ? 0 : 1)
    return label
  }

  /// The view of the image, behind all others.
  var imageView: UIImageView {
    if let madeImage { return madeImage }
    let view = UIImageView(image: button.currentImage)
    madeImage = view
    button.insert(view, at: 0)
    return view
  }

  func contains(_ view: UIView) -> Bool { view === madeTitle || view === madeImage }

  /// Whether the words stay on one line and in their size.
  var keepsTitleOnLine: Bool {
    guard let madeTitle else { return true }
    return madeTitle.numberOfLines == 1 && !madeTitle.adjustsFontSizeToFitWidth
  }

  /// Gives the views that have been made what the button shows now.
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

  /// Gives the views that have been made their frames; one that leaves its frame to constraints
  /// keeps it.
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

/// The label behind `titleLabel`: its font is the button's.
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
