public import PortSupport

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places; always fails, because there is no network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; there are no stored properties.
  open var isGeocoding: Bool { false }

  /// Reports an error in the next turn of the run loop.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Reports an error in the next turn of the run loop.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Reports an error in the next turn of the run loop.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Reports an error in the next turn of the run loop.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.deviceMain.async { handler(nil, CLError(.network)) }
  }
}

/// A place; its address is unknown.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Sendable by proof: the property is constant.
  public let location: CLLocation?

  /// Creates a place without an address.
  public init(location: CLLocation?) {
    self.location = location
    super.init()
  }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
}
