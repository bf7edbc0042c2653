public import Foundation

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is searched for.
  open var text: String?
  /// What shows while nothing is searched for.
  open var placeholder: String?

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.searchBar())
  }
}
