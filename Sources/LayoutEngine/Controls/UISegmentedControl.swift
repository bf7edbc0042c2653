public import Foundation

/// A row of segments, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []

  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control of titles; items of other kinds are segments without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { titles.append(item as? String) }
  }

  /// The segment chosen, -1 for none.
  open var selectedSegmentIndex = -1

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Changes a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title
    invalidateIntrinsicContentSize()
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// Removes every segment.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize {
    ControlMetrics.current.segmentedControl(titles: titles.map { $0 ?? "" })
  }
}
