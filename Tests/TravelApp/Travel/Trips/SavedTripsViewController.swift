import TravelKit
import UIKit

/// The saved trips, made in code.
final class SavedTripsViewController: UITableViewController {
  private let store = TripStore()
  private var saved: [SavedTrip] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "saved trips"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Saved")
    tableView.rowHeight = 56
    for trip in Trip.samples { store.save(trip) }
    saved = store.savedTrips
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    saved.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Saved", for: indexPath)
    cell.textLabel?.text = saved[indexPath.row].name
    return cell
  }
}
