public import UIKit

/// How much of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes an extent.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its extent.
  public var span: MKCoordinateSpan

  /// Makes a part.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) { (self.center, self.span) = (center, span) }
}

/// Which places a map names.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All.
  public static let includingAll = MKPointOfInterestFilter()
  /// None.
  public static let excludingAll = MKPointOfInterestFilter()
}

/// Something at a point of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The point.
  var coordinate: CLLocationCoordinate2D { get }
}

/// A view of something on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// What is shown.
  open var annotation: (any MKAnnotation)?
  /// The name by which the view is used again.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// How far the middle is from the point.
  open var centerOffset = CGPoint.zero
  /// Whether a touch shows more.
  open var canShowCallout = false

  /// Makes a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  open var pinTintColor: UIColor?
  /// Whether it falls down.
  open var animatesDrop = false
}

/// Makes a picture of a part of a map; there are no maps here, so none is made.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What is in the picture.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The scale.
    open var scale: CGFloat = 1
    /// Whether there are buildings.
    open var showsBuildings = true
    /// Which places are named.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// A picture of a part of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Where a point is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// What is told when there is a picture, or none.
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  private var isCancelled = false

  /// Makes something that makes pictures.
  public init(options: Options = Options()) { super.init() }

  /// Tells in the next turn of the run loop that there is no picture.
  open func start(completionHandler: @escaping CompletionHandler) {
    RunLoop.current.perform { [weak self] in
      guard self?.isCancelled != true else { return }
      completionHandler(nil, NSError(domain: "MKErrorDomain", code: 1))
    }
  }

  /// Tells nothing any more.
  open func cancel() { isCancelled = true }
}
