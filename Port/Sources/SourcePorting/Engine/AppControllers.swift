import SwiftSyntax

/// A controller of an app, with the expressions that may make it.
struct AppController {
  var type: AppType
  /// The expressions, a later one is used if an earlier one does not compile.
  var expressions: [StandIns.Expression]
  /// The initializer with the fewest arguments that cannot be called.
  var impossible: (initializer: AppInitializer, missing: [String])?
  /// The reasons why the missing types have no value.
  var needReason: String?
  /// The reason why no initializer can be called.
  var obstacle: String?
  /// Whether only a storyboard or an archive can make the controller.
  var needsArchive = false
  /// The properties that the engine fills.
  var injections: [Injection] = []
  /// The properties that the engine fills for `fillOptionals()`.
  var optionals: [Injection] = []
}

extension AppTypes {
  /// UIKit's classes of controllers, except for those without an own view.
  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "UIActivityViewController",
    "UIImagePickerController", "UIDocumentPickerViewController", "UISearchController",
    "UIHostingController", "UIInputViewController", "MFMailComposeViewController",
    "SFSafariViewController",
  ]

  /// Returns whether a type is a view controller.
  func isController(_ type: AppType) -> Bool {
    type.kind == .class && superclasses(of: type).last.map(Self.controllers.contains) == true
  }

  /// Returns the initializer that a class inherits from a class of the system.
  func inheritedInitializer(of type: AppType) -> AppInitializer {
    let superclass = superclasses(of: type).last ?? ""
    let parameters = Self.systemParameters[superclass].map { [$0] } ?? []
    let list = parameters.map { "\($0.label ?? "_"): \($0.type.flattened)" }
    return AppInitializer(
      parameters: parameters,
      signature: "init(\(list.joined(separator: ", ")))"
    )
  }

  /// The arguments of the classes of the system that need one.
  private static var systemParameters: [String: AppParameter] {
    func parameter(_ label: String, _ type: String) -> AppParameter {
      AppParameter(
        label: label,
        type: TypeSyntax(IdentifierTypeSyntax(name: .identifier(type)))
      )
    }
    return [
      "SFSafariViewController": parameter("url", "URL"),
      "UICollectionViewController": parameter("collectionViewLayout", "UICollectionViewFlowLayout"),
    ]
  }
}

extension StandIns {
  /// Returns the controllers of modules, in the order of the sources.
  func controllers(of modules: Set<String>) -> [AppController] {
    types.all.filter { modules.contains($0.module) && types.isController($0) }
      .filter { !$0.isGeneric && !$0.isHidden }
      .map(controller)
  }

  private func controller(_ type: AppType) -> AppController {
    if let maker = makers[type.name] {
      return AppController(type: type, expressions: [Expression(text: maker, isThrowing: true)])
    }
    let calls = calls(of: type)
    var controller = AppController(
      type: type,
      expressions: factories(of: type) + calls.made,
      impossible: calls.impossible.first,
      injections: injections(into: type, .unwrapped),
      optionals: injections(into: type, .optional)
    )
    controller.needReason = controller.impossible.flatMap { reason(forMissing: $0.missing, type) }
    if controller.expressions.isEmpty, calls.impossible.isEmpty {
      let decoder = decoder(of: type)
      if let shared = type.instances.first {
        controller.expressions = [Expression(text: "\(types.reference(to: type)).\(shared)")]
      } else if decoder?.stopsProgram == true {
        controller.obstacle =
          "no initializer can be called, and \(decoder?.signature ?? "") stops the program"
      } else {
        controller.needsArchive = true
        let isFailable = decoder?.isFailable ?? true
        let call = "\(types.reference(to: type))(coder: NSCoder())"
        controller.expressions = [Expression(text: call + (isFailable ? "!" : ""))]
      }
    }
    return controller
  }

  /// Returns the initializer for archives of a class or of its superclasses in the app.
  private func decoder(of type: AppType) -> AppInitializer? {
    ([type] + types.superclasses(of: type).compactMap { types[$0] }).lazy
      .compactMap { $0.initializers.first(where: \.isCoding) }.first
  }
}
