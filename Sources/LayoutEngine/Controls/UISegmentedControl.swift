public import Foundation

/// A row of segments, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// 0 where the content decides.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      (self.title, self.image, self.action) = (title, image, action)
    }

    /// A segment of a title, an image or an action; anything else makes an empty one.
    @MainActor init(item: Any) {
      let action = item as? UIAction
      self.init(
        title: item as? String ?? action?.title,
        image: item as? UIImage ?? action?.image,
        action: action
      )
    }
  }

  /// What the size depends on.
  struct Content: Equatable {
    var segments: [SegmentContent]
    var apportions: Bool
  }

  private(set) var lastSize = LastControlSize<Content, IntrinsicSize>()
  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control of titles, images and actions; items of other kinds are empty segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map(Segment.init(item:))
  }

  /// Makes a control of actions, each of which runs when its segment is chosen.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map(Segment.init(item:))
  }

  /// The segment chosen, ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Whether a segment stays chosen only while it is touched.
  open var isMomentary = false

  /// Whether each segment is as wide as its own content asks, not all as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The colour of the chosen segment, which changes no geometry.
  open var selectedSegmentTintColor: UIColor?

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that runs an action when it is chosen.
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

  /// Gives a segment a title instead of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? { value(at: segment)?.title }

  /// Gives a segment an image instead of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { value(at: segment)?.image }

  /// Gives a segment a width in points; 0 leaves it to the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that a segment was given, 0 where the content decides.
  open func widthForSegment(at segment: Int) -> CGFloat { value(at: segment)?.width ?? 0 }

  /// Moves a segment's content, which changes no size.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// By how much a segment's content is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(at: segment)?.contentOffset ?? .zero
  }

  /// Lets a segment be chosen, or not.
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

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize {
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

  // MARK: - Segments by number

  /// The number of the segment meant: one beyond the end is the last, as in UIKit; nil of none.
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
