import UIKit

/// The number of nights, inside the profile.
final class ProfileStatsViewController: UIViewController {
  @IBOutlet private weak var nightsLabel: UILabel!

  var nights = 0 {
    didSet { showNights() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNights()
  }

  private func showNights() {
    guard isViewLoaded else { return }
    let format = NSLocalizedString("trips.nights", comment: "The number of nights")
    nightsLabel.text = String(format: format, nights)
  }
}
