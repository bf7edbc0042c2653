import TravelKit
import UIKit

final class TripCell: UITableViewCell {
  @IBOutlet private weak var placeLabel: UILabel!
  @IBOutlet private weak var nightsLabel: UILabel!

  func show(_ trip: Trip) {
    placeLabel.text = trip.place.name
    let format = NSLocalizedString("trips.nights", comment: "The number of nights")
    nightsLabel.text = String(format: format, trip.nights)
  }
}
