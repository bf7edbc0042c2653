public import Foundation

/// A view that a collection uses again for other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view gets other content.
  open func prepareForReuse() {}
}

/// A cell of a grid; subviews go into its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for subviews, which fills the cell.
  public let contentView = UIView()

  /// Whether the cell is chosen.
  open var isSelected = false

  /// Whether a finger rests on the cell.
  open var isHighlighted = false

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

/// A row of a table; subviews go into its content view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The standard arrangements, which have no views of their own here.
  public enum CellStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case `default`, value1, value2, subtitle
  }

  /// The view for subviews, which fills the cell.
  public let contentView = UIView()

  /// The name by which the cell is used again.
  public let reuseIdentifier: String?

  /// Whether the cell is chosen.
  open var isSelected = false

  /// Makes a cell of a style, 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  /// Makes a cell; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Called before the cell gets other content.
  open func prepareForReuse() {}
}

extension UIView {
  /// Adds a view that always has this one's size.
  fileprivate func fill(with contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
