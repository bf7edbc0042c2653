import UIKit

/// One thing to do in a list.
@objc(TKTaskCell)
final class TaskCell: UITableViewCell {
  @IBOutlet private weak var markView: UIView?
  private let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    let mark = UIView()
    contentView.addSubview(mark)
    markView = mark
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  func show(_ item: TaskItem) {
    titleLabel.text = item.title
    markView?.isHidden = !item.isDone
    applyTheme()
  }

  @objc func markFrame() -> CGRect { markView?.frame ?? .zero }
}
