import Telemetry
import UIKit

/// A conversation: a list of messages above a bar that follows the keyboard.
final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let inputBar = ChatInputBar()
  private var messages = ChatMessage.samples
  private let clock = TelemetryClock()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("chat.title", comment: "The title of the conversation")
    view.backgroundColor = .systemBackground
    tableView.accessibilityIdentifier = "messages"
    inputBar.accessibilityIdentifier = "input bar"
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.register(ChatMessageCell.self, forCellReuseIdentifier: "Message")
    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    inputBar.onSend = { [weak self] text in self?.append(text) }
    Analytics.count("chat")
    clock.start()
  }

  private func append(_ text: String) {
    messages.append(ChatMessage(text: text, isOwn: true))
    tableView.reloadData()
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    (cell as? ChatMessageCell)?.show(messages[indexPath.row])
    return cell
  }
}
