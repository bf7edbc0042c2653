public import LayoutEngine

/// A row of a list in a collection, with accessories at its sides.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the sides of the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for accessory in oldValue { accessory.customView?.removeFromSuperview() }
      for accessory in accessories {
        if let view = accessory.customView { addSubview(view) }
      }
      setNeedsLayout()
    }
  }

  /// The number of indentation levels.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  /// The guide for the horizontal position of the separator.
  ///
  /// It begins at the content's leading margin unless constraints replace that.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    for constraint in [leading, trailing] {
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Returns attributes with the content's height for the row's width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    bounds.size = layoutAttributes.size
    placeContent()
    let height = contentView.fittingListHeight(inWidth: contentView.bounds.width) ?? 0
    layoutAttributes.fit(height: max(Self.leastHeight, height))
    return layoutAttributes
  }

  /// The minimum height of a row that the user can tap, in points.
  private static let leastHeight: CGFloat = 44

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  private func placeContent() {
    let metrics = TableMetrics()
    let screenWidth = window?.bounds.width ?? UIScreen.main.bounds.width
    let shown = accessories.filter { !$0.isHidden && $0.displayed.showsIf(isEditing: false) }
    setLayoutMargins(
      metrics.contentMargins(
        inWidth: screenWidth,
        besideAccessory: shown.contains { $0.placement.isTrailing }
      )
    )
    let side = TableMetrics.sideMargin(inWidth: screenWidth)
    let leading = place(shown.filter { !$0.placement.isTrailing }, side: side, atEnd: false)
    let trailing = place(shown.filter { $0.placement.isTrailing }, side: side, atEnd: true)
    let start = leading + CGFloat(indentationLevel) * indentationWidth
    let (left, right) = isRightToLeft ? (trailing, start) : (start, trailing)
    contentView.frame = CGRect(
      x: left,
      y: 0,
      width: max(0, bounds.width - left - right),
      height: bounds.height
    )
  }

  /// Places accessories, starting at a side.
  ///
  /// - Returns: The width of the accessories, in points.
  private func place(_ accessories: [UICellAccessory], side: CGFloat, atEnd: Bool) -> CGFloat {
    guard !accessories.isEmpty else { return 0 }
    var room = side
    for (index, accessory) in accessories.enumerated() {
      if index > 0 { room += 8 }
      let width = accessory.width
      if let view = accessory.customView {
        let size =
          view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
        let x = atEnd != isRightToLeft ? bounds.width - room - width : room
        let y = TableMetrics().round((bounds.height - size.height) / 2)
        view.frame = CGRect(x: x, y: y, width: width, height: size.height)
      }
      room += width
    }
    return room
  }
}
