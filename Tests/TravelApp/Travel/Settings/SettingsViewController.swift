import SwiftUI
import UIKit

/// A heading above settings that SwiftUI lays out.
final class SettingsViewController: UIViewController {
  private let headingLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headingLabel.text = NSLocalizedString("settings.title", comment: "The title of the settings")
    headingLabel.accessibilityIdentifier = "heading"
    headingLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(headingLabel)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      headingLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: Theme.margin),
      headingLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Theme.margin),
      headingLabel.heightAnchor.constraint(equalToConstant: 30),
    ])
    addSettings()
  }

  private func addSettings() {
    let host = UIHostingController(rootView: SettingsView())
    addChild(host)
    host.view.accessibilityIdentifier = "settings"
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: headingLabel.bottomAnchor, constant: 8),
      host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    host.didMove(toParent: self)
  }
}
