import BuiltInEngine
import Foundation
import InterfaceBuilder
import PortSupport
import ScenarioModel

/// Finds the classes of a document's objects: the package's own, and UIKit's for their elements.
@MainActor
enum AppClasses {
  /// Returns the application's class of an object.
  ///
  /// A missing class, or one of another kind, is reported; UIKit then uses the base class too.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - base: The name of the class that is used instead.
  /// - Returns: The class; nil for an object of UIKit's own class, and for a missing class.
  static func type<Type>(of object: DocumentObject, orBase base: String) -> Type? {
    guard let name = object.customClass else { return nil }
    guard let found = find(name, module: object.customModule) else {
      let module = object.customModule.map { " of module '\($0)'" } ?? ""
      InterfaceReport.add(
        "unknown class '\(name)'\(module); '\(object.id)' has the class \(base)",
        at: object.location
      )
      return nil
    }
    guard let type = found as? Type else {
      InterfaceReport.add(
        "class '\(name)' is not a subclass of \(base), the class of '\(object.id)'",
        at: object.location
      )
      return nil
    }
    return type
  }

  /// Returns a class by its name; nil if there is none.
  static func find(_ name: String, module: String? = nil) -> AnyClass? {
    let modules = [module].compactMap(\.self) + ResourceFiles.modules
    return modules.lazy.compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
      ?? describedClass(named: name, in: modules)
  }

  // MARK: UIKit's classes

  /// Returns UIKit's class for a controller's element.
  static func controllerType(
    of object: DocumentObject?,
    _ node: ViewControllerNode?
  ) -> UIViewController.Type {
    switch object?.element {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "pageViewController": UIPageViewController.self
    default:
      frameworkClass(of: object?.element) as? UIViewController.Type ?? UIViewController.self
    }
  }

  /// Returns the class of another framework for an element, if the program contains it.
  static func frameworkClass(of element: String?) -> AnyClass? {
    element.flatMap { frameworkClasses[$0] }.flatMap { Foundation.NSClassFromString($0) }
  }

  private static let frameworkClasses = [
    "wkWebView": "WebKit.WKWebView", "webView": "UIKit.UIWebView", "mapView": "MapKit.MKMapView",
    "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView",
    "arscnView": "ARKit.ARSCNView", "arskView": "ARKit.ARSKView", "mtkView": "MetalKit.MTKView",
    "pdfView": "PDFKit.PDFView", "glkView": "GLKit.GLKView",
    "glkViewController": "GLKit.GLKViewController",
    "avPlayerViewController": "AVKit.AVPlayerViewController",
  ]

  /// Returns the values that a controller's initializer needs.
  static func coder(of object: DocumentObject?, _ node: ViewControllerNode?) -> DocumentCoder {
    let coder = DocumentCoder()
    let values = object?.values ?? [:]
    coder.scrollsPages = values["transitionStyle"] == "scroll"
    coder.hasVerticalPages = values["navigationOrientation"] == "vertical"
    if node?.segues.contains(where: { $0.relationship == "supplementaryViewController" }) == true {
      coder.splitStyle = .tripleColumn
    } else if values["allowDoubleColumnStyle"] == "YES" {
      coder.splitStyle = .doubleColumn
    }
    return coder
  }
}
