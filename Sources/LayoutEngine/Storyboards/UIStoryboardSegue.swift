/// A transition from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  private var performHandler: () -> Void

  /// Makes a segue that runs a closure.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Makes a segue that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
    super.init()
  }

  /// Makes a segue of a class from a document; see ``UIStoryboardSegue/makeDynamically``.
  @_silgen_name("scvdb_make_storyboard_segue")
  convenience init(
    dynamically identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  open func perform() { performHandler() }
}
