public import Foundation
import TextMeasurement

/// The area of a text layout.
///
/// A text view creates its own unless given one.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The length that counts as unlimited, in points.
  static let unlimited: CGFloat = 1e7

  /// The view that shows the area.
  weak var textView: (any TextDisplay)?

  /// The layout manager of the area.
  open internal(set) weak var layoutManager: NSLayoutManager?

  private var storedSize: CGSize

  /// The size of the area; a dimension of zero has no limit.
  ///
  /// An area that tracks a text view's width has the view's width minus its insets.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let textView else { return storedSize }
      return CGSize(width: textView.widthForText, height: storedSize.height)
    }
    set {
      storedSize = newValue
      layoutManager?.textContainerChangedGeometry(self)
    }
  }

  /// The padding at the left and right edges of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// The handling of text that is wider than the area.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// The excluded parts of the area; recorded only.
  open var exclusionPaths: [UIBezierPath] = []

  /// Whether the area is as wide as the view.
  open var widthTracksTextView = true
  /// Whether the area is as high as the view.
  open var heightTracksTextView = false

  /// Whether lines are as wide as the area.
  open var isSimpleRectangularTextContainer: Bool { true }

  public init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Creates an area without limits.
  public override convenience init() { self.init(size: .zero) }

  private func didChange() {
    textView?.contentDidChange()
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// The available width for text; nil for no limit.
  var textWidth: CGFloat? {
    let width = size.width
    return width > 0 && width < Self.unlimited ? max(0, width - 2 * lineFragmentPadding) : nil
  }

  /// The available height for text; nil for no limit.
  var textHeight: CGFloat? {
    let height = size.height
    return height > 0 && height < Self.unlimited ? height : nil
  }

  var measuredLineBreakMode: LineBreakMode {
    LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping
  }
}
