import Telemetry
import UIKit

final class ChatMessageCell: UITableViewCell {
  private let bubble = ChatBubbleView()
  private lazy var leading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor,
    constant: 16
  )
  private lazy var trailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor,
    constant: -16
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ message: ChatMessage) {
    bubble.label.text = message.text
    bubble.backgroundColor = message.isOwn ? Theme.accent : .secondarySystemBackground
    leading.isActive = !message.isOwn
    trailing.isActive = message.isOwn
    TelemetryClock.mark("message")
  }
}
