public import PortSupport

public enum CLAuthorizationStatus: Int32, Sendable {
  /// In CoreLocation's order.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  /// In CoreLocation's order.
  case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 100_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude

/// The location of the device: unknown, because the user answers no request.
///
/// Requests for a location fail with `CLError.Code.denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  /// The delegate; as on Apple's systems, it receives the authorization once.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil, !hasReported else { return }
      hasReported = true
      DispatchQueue.deviceMain.async { [weak self] in self?.reportAuthorization() }
    }
  }
  private var hasReported = false

  private func reportAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .notDetermined)
  }

  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance between two reports, in meters.
  open var distanceFilter = kCLDistanceFilterNone
  /// The angle between two reports, in degrees.
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Has no effect, because the user answers no request.
  open func requestWhenInUseAuthorization() {}
  /// Has no effect, because the user answers no request.
  open func requestAlwaysAuthorization() {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.deviceMain.async { completion(CLError(.denied)) }
  }

  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}

  private func fail() {
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// Receives locations; every method has a default.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didStartMonitoringFor region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) {}
}

/// The direction of the device; there is none.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
}

public enum CLRegionState: Int, Sendable {
  /// In CoreLocation's order.
  case unknown, inside, outside
}

open class CLRegion: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D,
    radius: CLLocationDistance,
    identifier: String
  ) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let other = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: other) <= radius
  }
}

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// In CoreLocation's order.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
}

extension CLError {
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}
