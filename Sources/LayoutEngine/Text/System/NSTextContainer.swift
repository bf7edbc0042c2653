public import Foundation
import TextMeasurement

/// The area in which text is laid out; a text view makes its own unless given one.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Longer than any area: the length along an axis on which there is no limit.
  static let unlimited: CGFloat = 1e7

  /// The view that shows the area.
  weak var textView: UITextView?

  /// What lays text out in the area.
  open internal(set) weak var layoutManager: NSLayoutManager?

  private var storedSize: CGSize

  /// The size of the area, without limits where it is zero; one that goes by the width of a text
  /// view has what the view's insets leave.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let textView else { return storedSize }
      let insets = textView.textContainerInset
      let width = max(0, textView.bounds.width - insets.left - insets.right)
      return CGSize(width: width, height: storedSize.height)
    }
    set {
      storedSize = newValue
      layoutManager?.textContainerChangedGeometry(self)
    }
  }

  /// What the lines keep from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The number of lines at most, 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// What happens to text that is wider than the area.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// Parts of the area that text keeps out of; recorded only.
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

  /// Makes an area without limits.
  public override convenience init() { self.init(size: .zero) }

  private func didChange() {
    textView?.contentDidChange()
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// The width that text has, nil for no limit.
  var textWidth: CGFloat? {
    let width = size.width
    return width > 0 && width < Self.unlimited ? max(0, width - 2 * lineFragmentPadding) : nil
  }

  /// The height that text has, nil for no limit.
  var textHeight: CGFloat? {
    let height = size.height
    return height > 0 && height < Self.unlimited ? height : nil
  }

  var measuredLineBreakMode: LineBreakMode {
    LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping
  }
}
