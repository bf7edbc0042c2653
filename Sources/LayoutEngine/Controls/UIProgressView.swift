public import Foundation

@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging[.vertical] = .defaultHigh
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging[.vertical] = .defaultHigh
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { store(progress) }

  private var storedProgress: Float = 0

  private func store(_ progress: Float) { storedProgress = max(0, min(progress, 1)) }

  /// The progress, limited to the range from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { store(newValue) }
  }

  /// The color of the completed part of the track.
  open var progressTintColor: UIColor?
  /// The color of the remaining part of the track.
  open var trackTintColor: UIColor?
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  /// The size for the control generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.progressView(isBar: progressViewStyle == .bar))
  }
}
