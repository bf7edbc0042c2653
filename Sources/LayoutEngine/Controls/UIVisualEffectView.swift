public import Foundation

/// A view that blurs what is behind it; subviews go into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for subviews, which fills this one.
  public let contentView = UIView()

  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContentView()
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContentView()
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installContentView()
  }

  /// What the view does with what is behind it, of which nothing is seen here.
  open var effect: UIVisualEffect?

  private func installContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
