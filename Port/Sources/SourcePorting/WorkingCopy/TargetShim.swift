/// The additional file of each target.
///
/// It redirects the names of Foundation that wait or notify to the simulated device.
package struct TargetShim {
  /// The name of the file.
  package static let fileName = "ScvdbPortShim.swift"

  /// Whether the target tests with XCTest.
  package var testsWithXCTest: Bool
  /// The types that the target declares itself.
  package var declaredTypes: Set<String>
  /// The paths of the files that describe their classes.
  package var describingFiles: [String]
  /// The paths of the files that make values of their types.
  package var makingFiles: [String]
  /// The user's expressions that make values, by the types of the target.
  package var makers: [String: String]
  /// The targets of the package that see UIKit.
  package var modules: [String]
  /// Whether the program loads interface files.
  package var usesStoryboards: Bool
  /// Whether the sources refer to a bundle of the module that SwiftPM does not make.
  ///
  /// SwiftPM takes catalogs and interface files for resources on Apple's systems only.
  package var lacksBundle: Bool
  /// Whether the target has data models.
  package var registersDataModels: Bool

  package init(
    testsWithXCTest: Bool,
    declaredTypes: Set<String>,
    describingFiles: [String] = [],
    makingFiles: [String] = [],
    makers: [String: String] = [:],
    modules: [String] = [],
    usesStoryboards: Bool = false,
    lacksBundle: Bool = false,
    registersDataModels: Bool = false
  ) {
    self.testsWithXCTest = testsWithXCTest
    self.declaredTypes = declaredTypes
    self.describingFiles = describingFiles
    self.makingFiles = makingFiles
    self.makers = makers
    self.modules = modules
    self.usesStoryboards = usesStoryboards
    self.lacksBundle = lacksBundle
    self.registersDataModels = registersDataModels
  }

  /// The names of Foundation that UIKit replaces.
  static let simulated = ["DispatchQueue", "NotificationCenter", "RunLoop", "Timer"]

  /// The types that replace Foundation's for the network and for durations, and Dispatch's groups.
  static let replaced = [
    "DateComponentsFormatter", "DispatchGroup",
    "URLSession", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  /// The text of the file.
  package var text: String {
    let modules =
      ["UIKit", "CoreGraphics", "QuartzCore", "PortSupport"]
      + (testsWithXCTest ? ["PortTestSupport"] : [])
    let imports =
      modules.map { "@_exported public import \($0)\n" }
      + (usesStoryboards ? ["import PortStoryboards\n"] : [])
    let names = [("UIKit", Self.simulated), ("PortSupport", Self.replaced)]
      .flatMap { module, names in
        names.filter { !declaredTypes.contains($0) }
          .map { "public typealias \($0) = \(module).\($0)\n" }
      }
    let bundle = lacksBundle ? "extension Bundle { static var module: Bundle { .main } }\n" : ""
    return imports.joined() + "\n" + names.joined() + bundle + description
  }

  /// Declarations that precede Foundation's, which lack the folder of the library.
  private static let standardFolders = """

    extension FileManager {
      func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
        standardFolders(for: directory, in: domain, of: self)
      }

      func url(
        for directory: SearchPathDirectory,
        in domain: SearchPathDomainMask,
        appropriateFor url: URL?,
        create: Bool
      ) throws -> URL {
        try standardFolder(for: directory, in: domain, near: url, create: create, of: self)
      }
    }

    func NSSearchPathForDirectoriesInDomains(
      _ directory: StandardDirectory,
      _ domain: StandardDomain,
      _ expandsTilde: Bool
    ) -> [String] {
      standardFolders(for: directory, in: domain, of: .default).map { $0.path }
    }

    """

  /// Declarations that precede declarations of Foundation and the C library with other numbers in
  /// each process.
  private static let randomness = """

    func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

    func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound == 0 ? 0 : UInt32.random(in: 0..<bound)
    }

    extension UUID {
      init() {
        func byte() -> UInt8 { UInt8.random(in: 0...UInt8.max) }
        self.init(
          uuid: (
            byte(), byte(), byte(), byte(), byte(), byte(), byte() & 0x0F | 0x40, byte(),
            byte() & 0x3F | 0x80, byte(), byte(), byte(), byte(), byte(), byte(), byte()
          )
        )
      }
    }

    """

  /// The code that finds the classes of the target at run time.
  private var description: String {
    let functions =
      describingFiles.map { ClassDescriptionRule.function(of: $0) }
      + makingFiles.map { OmittedValueRule.function(of: $0) }
      + (registersDataModels ? [DataModelSource.function] : [])
    // The user's makers replace the others.
    let calls =
      functions.map { "    \($0)()\n" }
      + makers.sorted { $0.key < $1.key }
      .map { "    addMaker(of: \($0.key).self) { \($0.value) }\n" }
    let modules = modules.map { quoted($0.moduleName) }.joined(separator: ", ")
    return """

      func NSClassFromString(_ name: String) -> AnyClass? {
        describedClass(named: name, in: [\(modules)])
      }

      func NSLocalizedString(
        _ key: String,
        tableName: String? = nil,
        bundle: Bundle = Bundle.main,
        value: String = "",
        comment: String
      ) -> String {
        localizedText(key, table: tableName, bundle: bundle, value: value)
      }
      \(Self.standardFolders)\(Self.randomness)
      enum DescribedModule: DescribedClasses {
        static func describe() {
      \(calls.joined())  }
      }

      """
  }
}

extension String {
  /// The name of a target's module, as SwiftPM derives it from the target's name.
  var moduleName: String {
    let name = map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
