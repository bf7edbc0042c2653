import Foundation

/// The labels and the image view of a standard cell style, created on first access.
@MainActor
final class StandardCellContent {
  private let style: UITableViewCell.CellStyle
  private unowned let contentView: UIView

  /// The views that exist so far.
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?

  /// The distance from the image to the text, in points.
  private static let imageGap: CGFloat = 15

  /// - Parameters:
  ///   - style: The arrangement.
  ///   - contentView: The superview of the labels, which must outlive this object.
  init(style: UITableViewCell.CellStyle, in contentView: UIView) {
    self.style = style
    self.contentView = contentView
  }

  var textLabel: UILabel {
    if let madeText { return madeText }
    let label = CellLabel()
    madeText = label
    contentView.addSubview(label)
    return label
  }

  /// The secondary label; nil in the style without one.
  var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let madeDetail { return madeDetail }
    let label = CellLabel()
    if style == .subtitle { label.font = .systemFont(ofSize: 12) }
    madeDetail = label
    contentView.addSubview(label)
    return label
  }

  var imageView: UIImageView {
    if let madeImage { return madeImage }
    let view = CellImageView()
    madeImage = view
    contentView.addSubview(view)
    return view
  }

  private var hasText: Bool { madeText?.text?.isEmpty == false }
  private var hasDetail: Bool { madeDetail?.text?.isEmpty == false }

  // MARK: Measuring

  /// Returns the height of the texts in the content view's width; nil without texts.
  func fittingHeight(_ metrics: TableMetrics) -> CGFloat? {
    guard hasText || hasDetail || madeImage?.image != nil else { return nil }
    let room = textRoom
    let text = madeText.map { height(of: $0, inWidth: room.width) } ?? 0
    guard style == .subtitle, hasDetail, let madeDetail else {
      return metrics.rowHeight(text: text)
    }
    return metrics.rowHeight(text: text, detail: height(of: madeDetail, inWidth: room.width))
  }

  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  // MARK: Placing

  func layout() {
    placeImage()
    guard let madeText else { return }
    let room = textRoom
    switch style {
    case .default: madeText.frame = room
    case .subtitle: placeBelowEachOther(madeText, in: room)
    case .value1, .value2: placeBesideEachOther(madeText, in: room)
    }
  }

  /// The area for texts beside the image, between the side margins.
  private var textRoom: CGRect {
    let margins = contentView.layoutMargins
    var room = contentView.bounds
    let image = madeImage?.image.map { $0.size.width + Self.imageGap } ?? 0
    room.origin.x = contentView.isRightToLeft ? margins.left : margins.left + image
    room.size.width = max(0, room.width - margins.left - margins.right - image)
    return room
  }

  private func placeImage() {
    guard let madeImage, let size = madeImage.image?.size else { return }
    let margins = contentView.layoutMargins
    let bounds = contentView.bounds
    let x = contentView.isRightToLeft ? bounds.maxX - margins.right - size.width : margins.left
    let y = TableMetrics().round((bounds.height - size.height) / 2)
    madeImage.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func placeBelowEachOther(_ text: UILabel, in room: CGRect) {
    let size = text.sizeThatFits(room.size)
    guard hasDetail, let madeDetail else {
      place(text, size, y: ((room.height - size.height) / 2).rounded(.up), in: room)
      return
    }
    let detail = madeDetail.sizeThatFits(room.size)
    let metrics = TableMetrics()
    // The texts are apart if there is space for it.
    let gap = size.height + detail.height + 8 < room.height ? metrics.subtitleGap : 0
    let y = metrics.subtitledTextTop(freeSpace: room.height - size.height - gap - detail.height)
    place(text, size, y: y, in: room)
    place(madeDetail, detail, y: y + size.height + gap, in: room)
  }

  /// Places the secondary text at the other side, on the same baseline.
  private func placeBesideEachOther(_ text: UILabel, in room: CGRect) {
    let size = text.sizeThatFits(room.size)
    let y = ((room.height - size.height) / 2).rounded(.up)
    place(text, size, y: y, in: room)
    guard let madeDetail else { return }
    let rest = CGSize(width: max(0, room.width - size.width - 6), height: room.height)
    let detail = madeDetail.sizeThatFits(rest)
    let drop = (text.font.ascender - madeDetail.font.ascender).rounded()
    place(madeDetail, detail, y: y + drop, in: room, atEnd: true)
  }

  private func place(
    _ label: UILabel,
    _ size: CGSize,
    y: CGFloat,
    in room: CGRect,
    atEnd: Bool = false
  ) {
    let width = min(size.width, room.width)
    let isAtRight = atEnd != contentView.isRightToLeft
    let x = isAtRight ? room.maxX - width : room.minX
    label.frame = CGRect(x: x, y: y, width: width, height: size.height)
  }
}

/// A label of a standard style.
///
/// A change of its text makes the cell lay out again.
private final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }

  override func didMoveToSuperview() { superview?.superview?.setNeedsLayout() }
}

/// An image view of a standard style.
///
/// A change of its image makes the cell lay out again.
private final class CellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }

  override func didMoveToSuperview() { superview?.superview?.setNeedsLayout() }
}
