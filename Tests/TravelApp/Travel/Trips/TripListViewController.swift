import TravelKit
import UIKit

/// The list of trips, from the storyboard.
final class TripListViewController: UITableViewController {
  var trips = Trip.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("trips.title", comment: "The title of the list of trips")
    tableView.rowHeight = 72
    tableView.accessibilityIdentifier = "trips"
    Analytics.count("trips")
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    trips.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath)
    if let cell = cell as? TripCell { cell.show(trips[indexPath.row]) }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? TripDetailViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    detail.trip = trips[row]
  }

  @IBAction func addTrip(_ sender: UIBarButtonItem) {
    let booking = BookingViewController(booking: Booking(trip: trips[0], seats: 2))
    navigationController?.pushViewController(booking, animated: true)
  }
}
