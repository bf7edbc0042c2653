public import Foundation

/// A view that blurs the content behind it; subviews are added to its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The superview of the content, which fills this view.
  public let contentView = UIView()

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContentView()
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView()
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installContentView()
  }

  /// The effect on the content behind the view; effects are not drawn.
  open var effect: UIVisualEffect?

  private func installContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
