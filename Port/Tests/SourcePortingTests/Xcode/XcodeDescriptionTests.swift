import Foundation
import SourcePorting
import Testing

@Suite struct XcodeDescriptionTests {
  private let sandbox: Sandbox
  private var sample = XcodeSample()

  init() throws { sandbox = try Sandbox() }

  private func derive(
    _ path: String = "App.xcodeproj",
    packages: [String: String] = [:]
  ) throws -> XcodeDescription {
    let container = try #require(XcodeContainer(path: "\(sandbox.root)/\(path)"))
    return try XcodeDescription(
      container,
      root: sandbox.root,
      options: XcodeOptions(packages: packages)
    )
  }

  /// An application, its framework, and tests.
  private mutating func addApp() throws {
    for path in ["App/App.swift", "Kit/Kit.swift", "Tests/Tests.swift", "../Shared/Shared.swift"] {
      try sandbox.write(path, "import UIKit\n")
    }
    try sandbox.write("../Shared/Base.lproj/Main.storyboard", "")
    sample.addFiles([
      "A": XcodeSample.file("App/App.swift"), "K": XcodeSample.file("Kit/Kit.swift"),
      "T": XcodeSample.file("Tests/Tests.swift"), "S": XcodeSample.file("../Shared/Shared.swift"),
      "M": XcodeSample.file("../Shared/Base.lproj/Main.storyboard"),
      "O": XcodeSample.file("App/Old.m"), "N": XcodeSample.file("App/None.swift"),
      "KF": XcodeSample.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR"),
    ])
    sample.objects["D"] = "isa = PBXTargetDependency; target = App;"
    sample.addTarget(
      "App",
      sources: ["A", "S", "O", "N"],
      resources: ["M"],
      frameworks: ["KF"],
      settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;"
    )
    sample.addTarget(
      "Kit",
      type: "framework",
      sources: ["K", "S"],
      fields: "productReference = KF;"
    )
    sample.addTarget(
      "AppTests",
      type: "bundle.unit-test",
      sources: ["T"],
      fields: "dependencies = (D);"
    )
    sample.addTarget("AppUITests", type: "bundle.ui-testing", sources: ["T"])
    sample.addTarget("Watch", sources: ["A"], settings: "SDKROOT = watchos;")
    try sandbox.write(sample)
  }

  /// The target's settings replace references; the file's values replace generated ones.
  @Test mutating func infoPlistHasValuesOfSettings() throws {
    try sandbox.write("App/App.swift", "import UIKit\n")
    try sandbox.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
        <key>ApiKey</key><string>$(API_KEY)-1</string>
        <key>Hosts</key><array><string>${PRODUCT_NAME:lower}.org</string></array>
        <key>CFBundleVersion</key><string>7</string>
      </dict></plist>
      """
    )
    sample.addFiles(["A": XcodeSample.file("App/App.swift")])
    sample.addTarget(
      "App",
      sources: ["A"],
      settings: """
        INFOPLIST_FILE = App/Info.plist; API_KEY = secret; PRODUCT_BUNDLE_IDENTIFIER = org.app; \
        CURRENT_PROJECT_VERSION = 6; INFOPLIST_KEY_UIRequiresFullScreen = YES; \
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        """
    )
    try sandbox.write(sample)
    let data = try #require(try derive().infoPlist)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let values = try #require(list as? [String: Any])
    #expect(values["ApiKey"] as? String == "secret-1")
    #expect(values["Hosts"] as? [String] == ["app.org"])
    #expect(values["CFBundleVersion"] as? String == "7")
    #expect(values["CFBundleIdentifier"] as? String == "org.app")
    #expect(values["UIRequiresFullScreen"] as? Bool == true)
    #expect(
      values["UISupportedInterfaceOrientations~ipad"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
    )
    #expect(try derive().infoPlist == data)
  }

  @Test mutating func targetsAreDescribed() throws {
    try addApp()
    let result = try derive()
    #expect(
      result.description.manifest == """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "App",
          defaultLocalization: "de",
          targets: [
            .target(name: "App", dependencies: ["Kit"], path: "Targets/App", \
        swiftSettings: [.define("DEBUG")]),
            .target(name: "Kit", path: "Targets/Kit"),
            .testTarget(name: "AppTests", dependencies: ["App"], path: "Targets/AppTests"),
          ]
        )

        """
    )
    let app = try #require(result.description.targets.first)
    #expect(app.sources == ["App/App.swift", "../Shared/Shared.swift"])
    #expect(app.resources == ["../Shared/Base.lproj/Main.storyboard"])
    #expect(
      Set(result.notes) == [
        XcodeNote(subject: "AppUITests", reason: .item(.targetKind("UI tests"))),
        XcodeNote(subject: "Watch", reason: .item(.otherPlatform("watchos"))),
        XcodeNote(subject: "\(sandbox.root)/App/Old.m", reason: .notSwift),
        XcodeNote(subject: "\(sandbox.root)/App/None.swift", reason: .missingFile),
      ]
    )
  }

  @Test mutating func engineHasOneApp() throws {
    try addApp()
    sample.addTarget("Demo", sources: ["A", "S", "K"])
    try sandbox.write(sample)
    let container = try #require(XcodeContainer(path: "\(sandbox.root)/App.xcodeproj"))
    func derive(app: String? = nil) throws -> XcodeDescription {
      let options = XcodeOptions(app: app, hasOneApp: true)
      return try XcodeDescription(container, root: sandbox.root, options: options)
    }
    let chosen = try derive()
    #expect(chosen.description.targets.map(\.name) == ["App", "Kit"])
    #expect(
      chosen.notes.contains(
        XcodeNote(subject: "Demo", reason: .item(.otherApp(chosen: "App")))
      )
    )
    #expect(chosen.notes.contains(XcodeNote(subject: "AppTests", reason: .item(.tests))))
    #expect(try derive(app: "Demo").description.targets.map(\.name) == ["Kit", "Demo"])
    #expect(throws: XcodeProjectError.noApp(name: "Other", apps: ["App", "Demo"])) {
      try derive(app: "Other")
    }
  }

  /// The first files have no name of the project; the app with more sources is chosen.
  @Test mutating func largestAppIsChosen() throws {
    try addApp()
    sample.targets = []
    sample.addTarget("Small", sources: ["A"])
    sample.addTarget("Large", sources: ["A", "S"])
    try sandbox.write(sample)
    let container = try #require(XcodeContainer(path: "\(sandbox.root)/App.xcodeproj"))
    let options = XcodeOptions(hasOneApp: true)
    let result = try XcodeDescription(container, root: sandbox.root, options: options)
    #expect(result.description.targets.map(\.name) == ["Large"])
  }

  @Test mutating func defaultIsolationIsKept() throws {
    try sandbox.write("App/App.swift", "")
    sample.addFiles(["A": XcodeSample.file("App/App.swift")])
    sample.addTarget(
      "App",
      sources: ["A"],
      settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
    )
    try sandbox.write(sample)
    let manifest = try derive().description.manifest
    #expect(manifest.contains(#".unsafeFlags(["-default-isolation", "MainActor","#))
  }

  @Test(arguments: [
    ("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate --no-open"),
  ])
  func missingProjectNamesGenerator(file: String, command: String) throws {
    try sandbox.write(file, "")
    for path in [sandbox.root, "\(sandbox.root)/App.xcodeproj"] {
      let error = #expect(throws: XcodeProjectError.self) {
        try ProjectPlace(path: path, hasDescription: false)
      }
      #expect(error?.description.contains("fix: generate it with '\(command)'") == true)
    }
  }

  @Test mutating func workingCopyHasListedFiles() throws {
    try addApp()
    let place = try ProjectPlace(path: sandbox.root, hasDescription: false)
    #expect(place.container == XcodeContainer(path: "\(sandbox.root)/App.xcodeproj"))
    let dump = StubPackage(targets: [
      .init(name: "App", path: "Targets/App", dependencies: ["Kit"]),
      .init(name: "Kit", path: "Targets/Kit"),
      .init(name: "AppTests", tests: true, path: "Targets/AppTests", dependencies: ["App"]),
    ]).dump
    var copy = WorkingCopy(
      root: place.root,
      checkout: Sandbox.checkout,
      swiftPM: ManifestDump { _ in Data(dump.utf8) }
    )
    copy.container = place.container
    let before = TreeSnapshot(of: sandbox.folder)
    let report = try copy.update()
    #expect(TreeSnapshot(of: sandbox.folder).differences(from: before) == [])
    #expect(report.targets == ["App", "Kit", "AppTests"])
    #expect(report.notes.count == 4)
    #expect(
      Set(sandbox.copied().keys) == [
        "Package.swift", "Targets/App/App/App.ported.swift", "Targets/App/ScvdbPortShim.swift",
        "Targets/App/outside/Shared/Shared.ported.swift", "Targets/Kit/Kit/Kit.ported.swift",
        "Targets/Kit/ScvdbPortShim.swift", "Targets/Kit/outside/Shared/Shared.ported.swift",
        "Targets/AppTests/ScvdbPortShim.swift", "Targets/AppTests/Tests/Tests.ported.swift",
      ]
    )
    let list = try String(contentsOf: copy.resourceList, encoding: .utf8)
    #expect(list.contains("\(sandbox.folder)/Shared/Base.lproj/Main.storyboard\n"))
    #expect(try copy.update().writtenCount == 0)
  }

  /// A product without a package, as in projects with a folder of packages.
  @Test mutating func packagesInFoldersAreFound() throws {
    try sandbox.write("App/App.swift", "")
    let library = #".library(name: "Core", targets: ["Core"])"#
    try sandbox.write("Modules/Account/Package.swift", #"let name = "Account"; use("Core")"#)
    try sandbox.write("Modules/Core/Package.swift", library)
    try sandbox.write("Pods/Core/Package.swift", library)
    sample.addFiles(["A": XcodeSample.file("App/App.swift")])
    sample.objects["PC"] = "isa = XCSwiftPackageProductDependency; productName = Core;"
    sample.addTarget("App", sources: ["A"], fields: "packageProductDependencies = (PC);")
    try sandbox.write(sample)
    let description = try derive().description
    #expect(description.packages == ["Modules/Core"])
    #expect(
      description.targets[0].products == [
        ProjectDescription.Product(name: "Core", package: "Core")
      ]
    )
  }

  /// The class of a file in Objective-C becomes Swift code without behavior.
  @Test mutating func headersBecomeSources() throws {
    let imports = "#import \"Used.h\"\n#import \"Gone.h\"\n"
    for path in ["App/App.swift", "App/Old.m", "App/Used.h", "App/App-Bridging-Header.h"] {
      try sandbox.write(path, path.hasSuffix("Header.h") ? imports : "")
    }
    try sandbox.write("App/Old.h", "@interface Old : UIView\n@end\n")
    sample.addFiles([
      "A": XcodeSample.file("App/App.swift"), "O": XcodeSample.file("App/Old.m"),
    ])
    sample.addTarget(
      "App",
      sources: ["A", "O"],
      settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\";"
    )
    try sandbox.write(sample)
    let dump = StubPackage(targets: [.init(name: "App", path: "Targets/App")]).dump
    var copy = WorkingCopy(
      root: URL(filePath: sandbox.root, directoryHint: .isDirectory),
      checkout: Sandbox.checkout,
      swiftPM: ManifestDump { _ in Data(dump.utf8) }
    )
    copy.container = XcodeContainer(path: "\(sandbox.root)/App.xcodeproj")
    copy.omitsCode = true
    let report = try copy.update()
    let header = "\(sandbox.root)/App/App-Bridging-Header.h"
    #expect(
      report.notes == [
        XcodeNote(subject: header, reason: .bridgingHeader),
        XcodeNote(subject: "\(sandbox.root)/App/Old.m", reason: .objectiveC),
      ]
    )
    let file = "\(sandbox.package)/Targets/App/App/Old.h.ported.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("#sourceLocation(file: \"\(sandbox.root)/App/Old.h\", line: 1)\n"))
    #expect(text.contains("open class Old: UIView {"))
    #expect(FileManager.default.fileExists(atPath: file.replacing("Old.h", with: "Used.h")))
  }

  @Test mutating func packagesComeFromCheckouts() throws {
    try sandbox.write("App/App.swift", "")
    try sandbox.write("SourcePackages/checkouts/Bar/Package.swift", "")
    try sandbox.write("Kit/Package.swift", "let name = \"Kit\"")
    sample.addFiles([
      "A": XcodeSample.file("App/App.swift"), "K": XcodeSample.file("Kit"),
      "C": XcodeSample.file("Car.framework"),
    ])
    try sandbox.write("Carthage/Checkouts/Car/Package.swift", "")
    for (id, url) in [("RB", "https://host/Bar.git"), ("RG", "git@host:team/Gone")] {
      sample.objects[id] = "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(url)\";"
      sample.objects["P\(id)"] =
        "isa = XCSwiftPackageProductDependency; productName = \(id)Product; package = \(id);"
    }
    sample.objects["PK"] = "isa = XCSwiftPackageProductDependency; productName = Kit;"
    sample.addTarget(
      "App",
      sources: ["A"],
      frameworks: ["C"],
      fields: "packageProductDependencies = (PRB, PRG, PK);"
    )
    try sandbox.write(sample)
    let result = try derive()
    #expect(
      result.description.packages == [
        "Carthage/Checkouts/Car", "SourcePackages/checkouts/Bar", "Kit",
      ]
    )
    let target = try #require(result.description.targets.first)
    #expect(
      target.products == [
        .init(name: "Car", package: "Car"), .init(name: "RBProduct", package: "Bar"),
        .init(name: "Kit", package: "Kit"),
      ]
    )
    let note = XcodeNote(subject: "git@host:team/Gone", reason: .item(.packageWithoutSources))
    #expect(result.notes == [note])
    // A folder that the user names replaces the missing checkout.
    try sandbox.write("Mine/Package.swift", "")
    #expect(try derive(packages: ["Gone": "\(sandbox.root)/Mine"]).notes == [])
  }

  @Test mutating func packagesOfWorkspaceAreFound() throws {
    try sandbox.write("App/App.swift", "")
    try sandbox.write("../Kit/Package.swift", "products: [.library(name: \"KitUI\")]")
    try sandbox.write("Other/Package.swift", "products: [.library(name: \"Model\")]")
    sample.addFiles(["A": XcodeSample.file("App/App.swift")])
    for name in ["KitUI", "Model", "None"] {
      sample.objects["P\(name)"] =
        "isa = XCSwiftPackageProductDependency; productName = \(name);"
    }
    sample.addTarget(
      "App",
      sources: ["A"],
      fields: "packageProductDependencies = (PKitUI, PModel, PNone);"
    )
    try sandbox.write(sample)
    try sandbox.write(
      "App.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:../Kit"/><FileRef location="group:App.xcodeproj"/>
      </Workspace>
      """
    )
    let result = try derive("App.xcworkspace")
    #expect(result.description.packages == ["../Kit", "Other"])
    #expect(result.notes == [XcodeNote(subject: "None", reason: .item(.unknownProduct))])
    // The workspace beside the project names the package outside of its folder.
    #expect(try derive().description.packages == ["../Kit", "Other"])
  }

  @Test mutating func namedFoldersBecomeTargets() throws {
    try addApp()
    try sandbox.write("Vendor/Chat/Chat.swift", "")
    let targets = try derive(packages: ["Chat": "\(sandbox.root)/Vendor/Chat"]).description.targets
    #expect(targets.last?.name == "Chat" && targets.last?.path == "Vendor/Chat")
    #expect(targets.first?.dependencies == ["Kit", "Chat"])
  }

  /// The library of CocoaPods has no Swift sources; the app depends on its pods.
  @Test mutating func podsAreDependencies() throws {
    try sandbox.write("App/App.swift", "")
    try sandbox.write("Pods/Snap/Snap.swift", "")
    sample.addFiles([
      "A": XcodeSample.file("App/App.swift"),
      "L": XcodeSample.file("Pods_App.framework", tree: "BUILT_PRODUCTS_DIR"),
    ])
    sample.addTarget("App", sources: ["A"], frameworks: ["L"])
    try sandbox.write(sample)
    var pods = XcodeSample()
    pods.addFiles([
      "S": XcodeSample.file("Snap/Snap.swift"), "M": XcodeSample.file("Dummy.m"),
      "L": XcodeSample.file("Pods_App.framework", tree: "BUILT_PRODUCTS_DIR"),
    ])
    pods.objects["D"] = "isa = PBXTargetDependency; target = Snap;"
    pods.addTarget(
      "PodsApp",
      type: "framework",
      sources: ["M"],
      fields: "productReference = L; dependencies = (D);"
    )
    pods.addTarget("Snap", type: "framework", sources: ["S"])
    pods.addTarget("Unused", type: "framework", sources: ["S"])
    try sandbox.write(pods, to: "Pods/Pods.xcodeproj")
    try sandbox.write(
      "App.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App.xcodeproj"></FileRef>
        <Group location="container:Pods" name="Pods"><FileRef location="group:Pods.xcodeproj"/></Group>
      </Workspace>
      """
    )
    let targets = try derive("App.xcworkspace").description.targets
    #expect(targets.map(\.name) == ["App", "Snap"])
    #expect(targets.map(\.dependencies) == [["Snap"], nil])
    #expect(targets.last?.sources == ["Pods/Snap/Snap.swift"])
    // The project of the pods, named by the user, has all of its targets.
    let all = try derive("Pods/Pods.xcodeproj").description.targets
    #expect(all.map(\.name) == ["Snap", "Unused"])
    // A folder with a workspace and a project has the targets of the workspace.
    let container = try XcodeContainer.find(in: sandbox.root)
    #expect(container == XcodeContainer(path: "\(sandbox.root)/App.xcworkspace"))
  }

  /// A framework of another project is a product of the workspace around both.
  @Test(arguments: ["App.xcworkspace", "../All.xcworkspace"])
  mutating func workspaceLinksOtherProjects(workspace: String) throws {
    try sandbox.write("App/App.swift", "")
    try sandbox.write("Kit/Kit.swift", "")
    sample.addFiles([
      "A": XcodeSample.file("App/App.swift"),
      "K": XcodeSample.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR"),
    ])
    sample.addTarget("App", sources: ["A"], frameworks: ["K"])
    try sandbox.write(sample)
    var kit = XcodeSample()
    kit.addFiles([
      "S": XcodeSample.file("Kit.swift"),
      "P": XcodeSample.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR"),
    ])
    kit.addTarget("Kit", type: "framework", sources: ["S"], fields: "productReference = P;")
    kit.addTarget("Unlinked", type: "framework", sources: ["S"])
    try sandbox.write(kit, to: "Kit/Kit.xcodeproj")
    #expect(try derive().description.targets.map(\.name) == ["App"])
    let folder = workspace.hasPrefix("..") ? "App/" : ""
    try sandbox.write(
      "\(workspace)/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:\(folder)Kit/Kit.xcodeproj"/>
      <FileRef location="group:\(folder)App.xcodeproj"/></Workspace>
      """
    )
    let targets = try derive().description.targets
    #expect(targets.map(\.name) == ["App", "Kit"])
    #expect(targets.map(\.dependencies) == [["Kit"], nil])
  }

  @Test func truncatedWorkspacesAreRefused() throws {
    try sandbox.write("App.xcworkspace/contents.xcworkspacedata", "<Workspace>\n<FileRef")
    #expect(throws: XcodeProjectError.self) { try derive("App.xcworkspace") }
  }

  @Test mutating func severalProjectsAreRefused() throws {
    try sandbox.write(sample)
    try sandbox.write(sample, to: "Other.xcodeproj")
    let names = ["App.xcodeproj", "Other.xcodeproj"]
    #expect(throws: XcodeProjectError.severalProjects(folder: sandbox.root, names: names)) {
      try ProjectPlace(path: sandbox.root, hasDescription: false)
    }
    try sandbox.write("Package.swift", "")
    #expect(try ProjectPlace(path: sandbox.root, hasDescription: false).container == nil)
  }

  @Test mutating func linkedProjectsHaveRealPaths() throws {
    try sandbox.write(sample)
    try sandbox.link("../Link", to: "App")
    for path in ["\(sandbox.folder)/Link", "\(sandbox.folder)/Link/App.xcodeproj"] {
      let place = try ProjectPlace(path: path, hasDescription: false)
      #expect(place.container?.path == "\(sandbox.root)/App.xcodeproj")
      #expect(place.root.path == sandbox.root)
    }
  }

  @Test mutating func projectsWithoutSwiftAreRefused() throws {
    let path = try sandbox.write(sample)
    #expect(throws: XcodeProjectError.noTargets(project: path)) { try derive() }
  }
}
