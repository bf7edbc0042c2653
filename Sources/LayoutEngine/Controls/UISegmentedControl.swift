public import Foundation

/// A row of segments with at most one selection.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// The width in points; 0 selects the content's width.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      (self.title, self.image, self.action) = (title, image, action)
    }

    /// Creates a segment from a title, an image or an action; other items create an empty segment.
    @MainActor init(item: Any) {
      let action = item as? UIAction
      self.init(
        title: item as? String ?? action?.title,
        image: item as? UIImage ?? action?.image,
        action: action
      )
    }
  }

  /// The contents that determine the size.
  struct Content: Equatable {
    var segments: [SegmentContent]
    var apportions: Bool
  }

  private(set) var lastSize = LastControlSize<Content, ControlSize>()
  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control from titles, images and actions; other items create empty segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map(Segment.init(item:))
  }

  /// Creates a control from actions.
  ///
  /// Each action runs when its segment is selected.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map(Segment.init(item:))
  }

  /// The index of the selected segment; ``noSegment`` without a selection.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false

  /// Whether each segment has its own content's width instead of the widest one.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The color of the selected segment; it does not affect geometry.
  open var selectedSegmentTintColor: UIColor?

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that runs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = index(of: segment) else { return }
    segments.remove(at: index)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Replaces a segment's image with a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? { value(at: segment)?.title }

  /// Replaces a segment's title with an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { value(at: segment)?.image }

  /// Sets the width of a segment, in points; 0 selects the content's width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width that was set on a segment; 0 selects the content's width.
  open func widthForSegment(at segment: Int) -> CGFloat { value(at: segment)?.width ?? 0 }

  /// Sets the offset of a segment's content; it does not affect the size.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(at: segment)?.contentOffset ?? .zero
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { value(at: segment)?.isEnabled ?? false }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = action.title
      $0.image = action.image
      $0.action = action
    }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { value(at: segment)?.action }

  /// The distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: ControlSize {
    let contents = segments.map { segment in
      SegmentContent(
        title: segment.title,
        imageWidth: segment.image.map { Double($0.size.width) },
        fixedWidth: segment.width > 0 ? Double(segment.width) : nil
      )
    }
    let apportions = apportionsSegmentWidthsByContent
    return lastSize.size(of: Content(segments: contents, apportions: apportions)) {
      $0.segmentedControl(contents, apportionsByContent: apportions)
    }
  }

  // MARK: - Segments by index

  /// Returns the index of a segment; one past the end becomes the last, as in UIKit.
  ///
  /// Nil without segments.
  private func index(of segment: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(segment, segments.count - 1))
  }

  private func value(at segment: Int) -> Segment? { index(of: segment).map { segments[$0] } }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard let index = index(of: segment) else { return }
    change(&segments[index])
  }

  private func insert(_ new: Segment, at segment: Int) {
    segments.insert(new, at: max(0, min(segment, segments.count)))
  }
}
