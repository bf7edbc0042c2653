import UIKit

/// The traveler's profile, from the storyboard, with an embedded controller.
final class ProfileViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  private var stats: ProfileStatsViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Maria da Silva"
    stats?.nights = 9
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    stats = segue.destination as? ProfileStatsViewController
  }
}
