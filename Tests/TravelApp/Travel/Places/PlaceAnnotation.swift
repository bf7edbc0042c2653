import MapKit
import TravelKit

final class PlaceAnnotation: NSObject, MKAnnotation {
  let place: Place

  init(_ place: Place) {
    self.place = place
    super.init()
  }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
  }

  var title: String? { place.name }
}
