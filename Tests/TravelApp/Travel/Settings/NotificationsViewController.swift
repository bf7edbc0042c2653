import UIKit
import UserNotifications

/// A switch for reminders; it is off until the traveler allows notifications.
final class NotificationsViewController: UIViewController {
  private let label = UILabel()
  private let reminderSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = NSLocalizedString("settings.reminders", comment: "Reminders before a trip")
    reminderSwitch.accessibilityIdentifier = "reminders"
    let stack = UIStackView(arrangedSubviews: [label, reminderSwitch])
    stack.accessibilityIdentifier = "row"
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Theme.margin),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Theme.margin),
      stack.heightAnchor.constraint(equalToConstant: 60),
    ])
    showAuthorization()
  }

  private func showAuthorization() {
    UNUserNotificationCenter.current().getNotificationSettings { [weak self] settings in
      DispatchQueue.main.async {
        self?.reminderSwitch.isOn = settings.authorizationStatus == .authorized
      }
    }
  }
}
