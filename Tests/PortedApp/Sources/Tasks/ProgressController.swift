import UIKit

private var fractionContext = 0

/// Shows progress that it observes by key paths of both kinds.
public final class ProgressController: UIViewController {
  public let progress = WorkProgress()
  public let scrollView = UIScrollView()
  public private(set) var log: [String] = []
  private var observations: [NSKeyValueObservation] = []
  private let bar = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    view.addSubview(bar)
    progress.addObserver(
      self,
      forKeyPath: #keyPath(WorkProgress.fraction),
      options: [.new, .old],
      context: &fractionContext
    )
    observations = [
      progress.observe(\.title, options: [.initial, .new]) { [weak self] _, change in
        self?.log.append("title \((change.newValue ?? nil) ?? "none")")
      },
      progress.observe(\WorkProgress.step?.fraction) { progress, _ in
        self.log.append("step \(progress.step?.fraction ?? -1)")
      },
      scrollView.observe(\.contentSize, options: .new) { [unowned self] scrollView, change in
        self.log.append("content \(change.newValue?.height ?? 0) \(scrollView.contentSize.height)")
      },
    ]
  }

  public override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &fractionContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    let old = change?[.oldKey] as? Double ?? -1
    let new = change?[.newKey] as? Double ?? -1
    log.append("\(keyPath ?? "") \(old) \(new)")
    bar.frame = CGRect(x: 0, y: 0, width: 100 * new, height: 4)
  }

  /// The width of the bar, which follows the fraction.
  public var barWidth: CGFloat { bar.frame.width }

  public func stop() {
    progress.removeObserver(self, forKeyPath: #keyPath(WorkProgress.fraction))
    observations.first?.invalidate()
    observations.removeAll()
  }
}
