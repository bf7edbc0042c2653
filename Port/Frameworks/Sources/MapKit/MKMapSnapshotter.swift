public import CoreLocation
public import PortSupport

/// A filter for the points of interest on a map.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All points of interest.
  public static let includingAll = MKPointOfInterestFilter()
  /// No points of interest.
  public static let excludingAll = MKPointOfInterestFilter()
}

/// Creates pictures of parts of maps; always fails, because there are no maps.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// The content of the picture.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The scale.
    open var scale: CGFloat = 1
    /// Whether to show buildings.
    open var showsBuildings = true
    /// The filter for points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// A picture of a part of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Returns the position of a coordinate in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Receives the picture or an error.
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  private var isCancelled = false

  /// Creates a snapshotter.
  public override init() { super.init() }

  public init(options: Options) { super.init() }

  /// Reports an error in the next turn of the run loop.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.deviceMain.async { [weak self] in
      guard self?.isCancelled != true else { return }
      completionHandler(nil, MKError(.unknown))
    }
  }

  /// Cancels the report.
  open func cancel() { isCancelled = true }
}

/// The domain of errors of MapKit.
public let MKErrorDomain = "MKErrorDomain"

public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
}

// MARK: Places and directions

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    super.init(location: place)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Returns false, because no other app is opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A search for places; always fails, because there is no network.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  @preconcurrency @MainActor
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  @preconcurrency @MainActor
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  open var isSearching: Bool { false }
  private var isCanceled = false

  public init(request: Request) { super.init() }

  /// Reports an error in the next turn of the run loop.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.deviceMain.async { [weak self] in
      guard self?.isCanceled != true else { return }
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() { isCanceled = true }
}

@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}

/// Completes the text of searches; finds nothing.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// A change reports an error in the next turn of the run loop.
  open var queryFragment = "" {
    didSet {
      DispatchQueue.deviceMain.async { [weak self] in
        guard let self else { return }
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  open var region = MKCoordinateRegion()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}

/// Receives completions; every method has a default.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A search for routes; always fails, because there is no network.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  @preconcurrency @MainActor
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
  }

  @preconcurrency @MainActor
  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
  }

  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void

  public init(request: Request) { super.init() }

  /// Reports an error in the next turn of the run loop.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    DispatchQueue.deviceMain.async { completionHandler(nil, MKError(.serverFailure)) }
  }

  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}
}

@preconcurrency @MainActor
open class MKRoute: NSObject {
  open var name: String { "" }
  /// The length in meters.
  open var distance: CLLocationDistance { 0 }
  /// The duration in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline() }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1 << 0)
  public static let walking = Self(rawValue: 1 << 1)
  public static let transit = Self(rawValue: 1 << 2)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
