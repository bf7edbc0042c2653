import UIKit

/// The message of a list without trips.
final class NoTripsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let empty = EmptyStateView()
    empty.accessibilityIdentifier = "message"
    empty.messageLabel.text = NSLocalizedString("trips.empty", comment: "A list without trips")
    view.addPinned(empty)
  }
}
