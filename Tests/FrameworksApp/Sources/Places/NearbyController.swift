import CoreLocation
import MapKit
import UIKit

/// Shows a map, and requests the location.
public final class NearbyController: UIViewController {
  public let map = MKMapView()
  public let manager = CLLocationManager()
  public private(set) var error: Error?
  public private(set) var status: CLAuthorizationStatus?

  public override func viewDidLoad() {
    super.viewDidLoad()
    map.delegate = self
    map.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(map)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      map.heightAnchor.constraint(equalToConstant: 200),
    ])
    manager.delegate = self
    manager.requestLocation()
  }
}

extension NearbyController: MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
    return view ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
  }
}

extension NearbyController: CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }

  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    self.error = error
  }
}
