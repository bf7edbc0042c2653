/// One scene of a storyboard: what makes its controller, what makes that controller's view, and
/// where it leads.
///
/// UIKit reads storyboards from an application's bundle. Here the code that reads a storyboard
/// registers what its scenes are, by ``UIStoryboard/setSource(_:forStoryboardNamed:)``; this module
/// reads no files.
@MainActor
public struct StoryboardScene {
  /// Makes the controller, unless the application does that itself.
  public var makeController: () -> UIViewController

  /// Makes the controller's view, and connects outlets to what is in it; nil leaves it to
  /// `loadView`.
  public var makeView: ((UIViewController) -> UIView)?

  /// Where the scene leads.
  public var segues: [Segue]

  /// Makes a scene.
  public init(
    makeController: @escaping () -> UIViewController,
    makeView: ((UIViewController) -> UIView)? = nil,
    segues: [Segue] = []
  ) {
    self.makeController = makeController
    self.makeView = makeView
    self.segues = segues
  }

  /// A way to another scene of the storyboard.
  public struct Segue: Sendable {
    /// How the destination is shown.
    public enum Kind: Sendable {
      /// As the container around does: on a stack it is pushed.
      case show
      /// As the detail of a split view.
      case showDetail
      /// Over the window.
      case present
    }

    /// The name by which the segue is performed.
    public var identifier: String?
    /// How the destination is shown.
    public var kind: Kind
    /// The identifier of the destination's scene.
    public var destination: String

    /// Makes a segue.
    public init(identifier: String?, kind: Kind, destination: String) {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }
  }
}

/// What stands for an application's interface files on one device.
@MainActor
final class InterfaceFiles {
  var storyboards: [String: UIStoryboard.Source] = [:]
  var nibs: [String: UINib.Source] = [:]

  static var current: InterfaceFiles { SimulatedDevice.current.singleton { InterfaceFiles() } }

  /// What was registered for a storyboard, or else what product PortStoryboards finds.
  func storyboard(_ name: String) -> UIStoryboard.Source? {
    storyboards[name] ?? namedInterfaces?.storyboard(named: name)
  }

  /// What was registered for a nib, or else what product PortStoryboards finds.
  func nib(_ name: String) -> UINib.Source? { nibs[name] ?? namedInterfaces?.nib(named: name) }
}

/// Finds an application's interface files by their names.
package protocol NamedInterfaces: SendableMetatype {
  /// What is in the storyboard of a name; nil if there is none.
  @MainActor static func storyboard(named name: String) -> UIStoryboard.Source?
  /// What is in the nib of a name; nil if there is none.
  @MainActor static func nib(named name: String) -> UINib.Source?
}

/// The interface files of a program that product PortStoryboards is part of, found by the mangled
/// name of `PortStoryboards.InterfaceFolder`, as nothing here may depend on it.
private let namedInterfaces =
  _typeByName("15PortStoryboards15InterfaceFolderO") as? any NamedInterfaces.Type
