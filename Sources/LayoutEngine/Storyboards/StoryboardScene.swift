/// A scene of a storyboard: its controller, its view and its segues.
///
/// UIKit reads storyboards from an application's bundle. Here the code that reads a storyboard
/// registers its scenes with ``UIStoryboard/setSource(_:forStoryboardNamed:)``; this module reads
/// no files.
@MainActor
public struct StoryboardScene {
  /// Makes the controller, unless the application makes it.
  public var makeController: () -> UIViewController

  /// Makes the controller's view and connects outlets; nil means `loadView`.
  public var makeView: ((UIViewController) -> UIView)?

  /// The segues from the scene.
  public var segues: [Segue]

  /// Sets the attributes of a new controller, before `awakeFromNib`.
  package var configure: ((UIViewController) -> Void)?

  /// The names of the scene in its document.
  package var name: Name?

  /// The names of a scene in its document.
  package struct Name {
    package var storyboard: String
    /// The storyboard identifier.
    package var identifier: String?
    /// The id of the controller.
    package var id: String?

    package init(storyboard: String, identifier: String?, id: String?) {
      (self.storyboard, self.identifier, self.id) = (storyboard, identifier, id)
    }
  }

  /// The id of the navigation controller with an application's class that shows the scene.
  package var navigationController: String?

  /// The storyboard of the controller if a reference in another storyboard leads to the scene.
  package var owner: UIStoryboard?

  public init(
    makeController: @escaping () -> UIViewController,
    makeView: ((UIViewController) -> UIView)? = nil,
    segues: [Segue] = []
  ) {
    self.makeController = makeController
    self.makeView = makeView
    self.segues = segues
  }

  /// A transition to another scene of the storyboard.
  public struct Segue: Sendable {
    /// The presentation of the destination.
    public enum Kind: Sendable {
      /// As a child in a container view, when the view of the source loads.
      case embed
      /// As an existing controller below the source.
      case unwind
      /// With the code of the segue's class.
      case custom
      /// In the container's way: a navigation controller pushes it.
      case show
      /// As the detail of a split view.
      case showDetail
      /// As a modal presentation.
      case present
    }

    /// The name for performing the segue in code.
    public var identifier: String?
    /// The presentation of the destination.
    public var kind: Kind
    /// The identifier of the destination's scene.
    public var destination: String
    /// The id of the segue in its document.
    package var id: String?
    /// The application's class of the segue.
    package var segueClass: UIStoryboardSegue.Type?
    /// The style of a presentation; nil for the destination's own style.
    package var presentationStyle: UIModalPresentationStyle?
    /// The view or bar button item that a popover points to; nil for the sender.
    package var anchor: (@MainActor @Sendable (UIViewController) -> AnyObject?)?
    package var isAnimated = true
    /// The selector of an unwind segue, which the destination implements.
    package var unwindAction: String?

    public init(identifier: String?, kind: Kind, destination: String) {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }
  }
}

/// The registered interface files of one device.
@MainActor
final class InterfaceFiles {
  var storyboards: [String: UIStoryboard.Source] = [:]
  var nibs: [String: UINib.Source] = [:]

  static var current: InterfaceFiles { SimulatedDevice.current.singleton { InterfaceFiles() } }

  /// Returns the registered storyboard, or else the storyboard that PortStoryboards finds.
  func storyboard(_ name: String) -> UIStoryboard.Source? {
    storyboards[name] ?? namedInterfaces?.storyboard(named: name)
  }

  /// Returns the registered nib, or else the nib that PortStoryboards finds.
  func nib(_ name: String) -> UINib.Source? { nibs[name] ?? namedInterfaces?.nib(named: name) }
}

/// Finds an application's interface files by their names.
package protocol NamedInterfaces: SendableMetatype {
  /// Returns the content of a storyboard; nil if there is none with the name.
  @MainActor static func storyboard(named name: String) -> UIStoryboard.Source?
  /// Returns the content of a nib; nil if there is none with the name.
  @MainActor static func nib(named name: String) -> UINib.Source?
}

/// The interface files that product PortStoryboards finds, if the program contains it.
///
/// `_typeByName` finds `PortStoryboards.InterfaceFolder` by its mangled name, because this module
/// cannot depend on the product.
private let namedInterfaces =
  _typeByName("15PortStoryboards15InterfaceFolderO") as? any NamedInterfaces.Type
