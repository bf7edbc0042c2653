/// An Xcode project in one build configuration.
package struct XcodeProject: Sendable {
  /// The path of the folder `.xcodeproj`.
  package var path: String
  /// The language of texts without a translation, such as `en`.
  package var developmentRegion: String
  package var targets: [XcodeTarget] = []
  /// The paths of the projects that this one contains.
  package var otherProjects: [String] = []
  /// The parts that are left out.
  package var notes: [XcodeNote] = []

  /// The name without its ending.
  package var name: String { FilePath.stem(of: path) }
}

/// A target that makes a product of sources.
package struct XcodeTarget: Sendable {
  package var id: String
  package var name: String
  package var productType: XcodeProductType
  /// The name of the product's file, such as `Kit.framework`; nil if the project does not name it.
  package var product: String?
  package var settings: BuildSettings
  /// The files of the sources phase; absolute paths.
  package var sources: [String] = []
  /// The files and folders of the resources phase; absolute paths.
  package var resources: [String] = []
  /// The files and folders of phases that copy files; absolute paths.
  package var copiedFiles: [String] = []
  /// The names of linked files, such as `Kit.framework`.
  package var linkedFiles: [String] = []
  package var dataModels: [XcodeDataModel] = []
  package var dependencies: [XcodeDependency] = []
  package var packageProducts: [XcodePackageProduct] = []
  /// The parts that are left out.
  package var notes: [XcodeNote] = []
}

extension XcodeTarget {
  /// The name of the target's module.
  package var moduleName: String {
    let name = settings.text("PRODUCT_MODULE_NAME")
    return name.isEmpty ? self.name.identifier : name.identifier
  }

  /// The path of the Info.plist as the project names it; nil for a generated one.
  package var infoPlist: String? { path(of: "INFOPLIST_FILE") }

  /// The path of the header with Objective-C declarations for Swift code.
  package var bridgingHeader: String? { path(of: "SWIFT_OBJC_BRIDGING_HEADER") }

  private func path(of setting: String) -> String? {
    let path = settings.text(setting)
    return path.isEmpty ? nil : FilePath.joined(settings.text("SRCROOT"), path)
  }

  /// The compilation conditions of Swift code, such as `DEBUG`, without duplicates.
  package var defines: [String] {
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let separate = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let joined = flags.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) }
    var known: Set<String> = []
    return (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + separate + joined)
      .filter { known.insert($0).inserted }
  }

  /// The compiler's options for the isolation of declarations without an attribute.
  package var flags: [String] {
    guard settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" else { return [] }
    return [
      "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
    ]
  }

  /// The platforms of the target; empty if the settings do not name them.
  package var platforms: [String] {
    let supported = settings.words("SUPPORTED_PLATFORMS")
    return supported.isEmpty ? settings.words("SDKROOT") : supported
  }

  /// Whether the target can run on iOS.
  package var isForIOS: Bool {
    let platforms = platforms.filter { $0 != "auto" }
    return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
  }
}

/// The kinds of products that become targets of a package.
package enum XcodeProductType: Hashable, Sendable {
  case application, framework, staticFramework, staticLibrary, dynamicLibrary, unitTests, uiTests
  /// A group of other targets, or a target with its own build tool.
  case none
  case other(String)

  init(_ identifier: String) {
    switch identifier {
    case "com.apple.product-type.application": self = .application
    case "com.apple.product-type.framework": self = .framework
    case "com.apple.product-type.framework.static": self = .staticFramework
    case "com.apple.product-type.library.static": self = .staticLibrary
    case "com.apple.product-type.library.dynamic": self = .dynamicLibrary
    case "com.apple.product-type.bundle.unit-test": self = .unitTests
    case "com.apple.product-type.bundle.ui-testing": self = .uiTests
    case "": self = .none
    default: self = .other(identifier)
    }
  }

  /// Whether other targets import the module.
  var isLibrary: Bool {
    switch self {
    case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: true
    case .application, .unitTests, .uiTests, .none, .other: false
    }
  }
}

/// A data model of Core Data (`.xcdatamodeld`).
package struct XcodeDataModel: Hashable, Sendable {
  /// The folder with all versions.
  package var path: String
  /// The current version (`.xcdatamodel`); nil if the project does not name it.
  package var currentVersion: String?

  package init(path: String, currentVersion: String? = nil) {
    self.path = path
    self.currentVersion = currentVersion
  }
}

/// A target that another depends on.
package enum XcodeDependency: Hashable, Sendable {
  case target(id: String)
  /// A target of the project at a path, by its name.
  case other(project: String, target: String)
}

/// A product of a Swift package.
package struct XcodePackageProduct: Hashable, Sendable {
  package var name: String
  package var package: Package

  package init(name: String, package: Package) {
    self.name = name
    self.package = package
  }

  /// The package of a product.
  package enum Package: Hashable, Sendable {
    /// The folder of the package.
    case local(String)
    case remote(url: String)
    /// A package whose folder is among the project's files.
    case unnamed(folders: [String])
  }
}
