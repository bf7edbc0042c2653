public import UIKit

/// The extent of a part of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// Creates a region.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
}

/// A filter for the points of interest on a map.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All points of interest.
  public static let includingAll = MKPointOfInterestFilter()
  /// No points of interest.
  public static let excludingAll = MKPointOfInterestFilter()
}

/// An annotation at a point of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The point.
  var coordinate: CLLocationCoordinate2D { get }
}

/// The view of an annotation on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The identifier for reusing the view.
  public let reuseIdentifier: String?
  /// The image.
  open var image: UIImage?
  /// The distance from the point to the center of the view.
  open var centerOffset = CGPoint.zero
  /// Whether a touch shows a callout.
  open var canShowCallout = false

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Creates a view; does not read the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of its head.
  open var pinTintColor: UIColor?
  /// Whether the pin drops in an animation.
  open var animatesDrop = false
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
  public init(options: Options = Options()) { super.init() }

  /// Reports an error in the next turn of the run loop.
  open func start(completionHandler: @escaping CompletionHandler) {
    RunLoop.current.perform { [weak self] in
      guard self?.isCancelled != true else { return }
      completionHandler(nil, NSError(domain: "MKErrorDomain", code: 1))
    }
  }

  /// Cancels the report.
  open func cancel() { isCancelled = true }
}
