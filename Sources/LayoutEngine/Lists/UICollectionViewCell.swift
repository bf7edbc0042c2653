public import Foundation

/// A view that a collection uses again for other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view; see ``UICollectionReusableView/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_reusable_view")
  convenience init(dynamically: Void) { self.init(frame: .zero) }

  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view gets other content.
  open func prepareForReuse() {}

  /// Applies a layout's attributes beyond the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers: the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    guard content.constraintsDecideSize else { return layoutAttributes }
    layoutAttributes.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return layoutAttributes
  }
}

/// A cell of a collection; subviews go into its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for subviews, which fills the cell.
  public let contentView = UIView()

  /// Whether the cell is chosen.
  open var isSelected = false

  /// Whether a finger is on the cell.
  open var isHighlighted = false

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView?

  /// Makes a cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Makes a cell; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
