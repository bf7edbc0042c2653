import UIKit

/// A text view that grows to 96 points, beside a button.
final class ChatInputBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  var onSend: ((String) -> Void)?
  private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 36)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textView.delegate = self
    textView.font = .systemFont(ofSize: 16)
    textView.accessibilityIdentifier = "message"
    sendButton.setTitle(NSLocalizedString("chat.send", comment: "Sends a message"), for: .normal)
    sendButton.accessibilityIdentifier = "send"
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [textView, sendButton])
    stack.alignment = .bottom
    stack.spacing = 8
    addPinned(stack, insets: UIEdgeInsets(top: 7, left: 16, bottom: 7, right: 16))
    textHeight.isActive = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func textViewDidChange(_ textView: UITextView) {
    let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .infinity))
    textHeight.constant = min(96, max(36, fitting.height))
  }

  @objc private func send() {
    onSend?(textView.text ?? "")
    textView.text = ""
    textHeight.constant = 36
  }
}
