import TravelKit
import UIKit

/// A table with static rows.
final class TripDetailViewController: UITableViewController {
  @IBOutlet private weak var totalLabel: UILabel!
  @IBOutlet private weak var noteLabel: UILabel!

  var trip = Trip.samples[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.place.name
    totalLabel.text = trip.total.text
    noteLabel.isHidden = trip.nights > 3
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    indexPath.row == 1 ? 88 : super.tableView(tableView, heightForRowAt: indexPath)
  }
}
