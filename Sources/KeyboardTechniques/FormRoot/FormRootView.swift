package import LayoutEngine

/// A controller's root scroll view that lays out a form without constraints.
///
/// The form covers the whole area below the bar, which is the inset at the top.
@MainActor
package class FormRootView: UIScrollView {
  package override func layoutSubviews() {
    super.layoutSubviews()
    // Whole points, because the numbers were integers in the original.
    let width = bounds.width.rounded(.towardZero)
    let height = bounds.height.rounded(.towardZero) - contentInset.top.rounded(.towardZero)
    contentSize = layOutForm(in: CGSize(width: width, height: height))
  }

  /// Lays out the form in an area at the content's origin.
  ///
  /// - Returns: The size of the content, with the area's width.
  package func layOutForm(in area: CGSize) -> CGSize { area }
}

/// The form of the technique: a field at the top of the area and one at its bottom.
@MainActor
package final class TwoFieldFormView: FormRootView {
  /// The field 10 points below the top of the area.
  package let topField = UITextField()
  /// The field 10 points above the bottom of the area.
  package let bottomField = UITextField()

  private let margin: CGFloat = 10
  private let fieldHeight: CGFloat = 40

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(topField)
    addSubview(bottomField)
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("the form is made by its controller, not archived")
  }

  /// Makes both fields 40 points high, 10 points inside the area.
  package override func layOutForm(in area: CGSize) -> CGSize {
    let width = area.width - 2 * margin
    topField.frame = CGRect(x: margin, y: margin, width: width, height: fieldHeight)
    bottomField.frame = CGRect(
      x: margin,
      y: area.height - margin - fieldHeight,
      width: width,
      height: fieldHeight
    )
    return CGSize(width: area.width, height: bottomField.frame.maxY + margin)
  }
}

/// A form of a single view, as high as the area or as its constraints need.
@MainActor
package final class ContentFormView: FormRootView {
  private let contentView: UIView

  /// Creates a form of the screen's own view, in that view's frame.
  package init(contentView: UIView) {
    self.contentView = contentView
    super.init(frame: contentView.frame)
    contentView.translatesAutoresizingMaskIntoConstraints = true
    contentView.autoresizingMask = []
    addSubview(contentView)
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("the form is made by its controller, not archived")
  }

  /// Gives the content the area's size, and more height if its constraints need it.
  package override func layOutForm(in area: CGSize) -> CGSize {
    let needed = contentView.systemLayoutSizeFitting(
      CGSize(width: area.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let size = CGSize(width: area.width, height: max(area.height, needed.height))
    contentView.frame = CGRect(origin: .zero, size: size)
    return size
  }
}
