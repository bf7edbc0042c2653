public import Foundation

/// How far something has come.
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

  /// Makes a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
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
  /// The line's style.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// The line's styles.
  public enum Style: Int, Sendable {
    /// A line of its own.
    case `default`
    /// The edge of a bar.
    case bar
  }

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.progressView(isBar: progressViewStyle == .bar))
  }
}
