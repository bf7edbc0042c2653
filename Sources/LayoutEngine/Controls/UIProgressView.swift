public import Foundation

@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging[.vertical] = .defaultHigh
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging[.vertical] = .defaultHigh
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var storedProgress: Float = 0

  /// How far it has come, always from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  /// The colour of the line as far as it has come.
  open var progressTintColor: UIColor?
  /// The colour of the rest of the line.
  open var trackTintColor: UIColor?
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.progressView(isBar: progressViewStyle == .bar))
  }
}
