import CoreLocation
import MapKit
import TravelKit
import UIKit

/// A map of the places, with a card at the bottom.
final class PlacesMapViewController: UIViewController {
  private let mapView = MKMapView()
  private let card = PlaceCardView()
  private let locationManager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("places.title", comment: "The title of the map")
    mapView.accessibilityIdentifier = "map"
    card.accessibilityIdentifier = "card"
    mapView.delegate = self
    view.addPinned(mapView)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Theme.margin),
      card.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Theme.margin),
      card.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -Theme.spacing),
    ])
    mapView.addAnnotations(Place.samples.map(PlaceAnnotation.init))
    card.show(Place.samples[0])
    locationManager.requestWhenInUseAuthorization()
  }
}

extension PlacesMapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    guard let annotation = view.annotation as? PlaceAnnotation else { return }
    card.show(annotation.place)
  }
}
