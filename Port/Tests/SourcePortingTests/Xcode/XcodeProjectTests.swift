import Foundation
import SourcePorting
import Testing

@Suite struct XcodeProjectTests {
  private let sandbox: Sandbox
  private var sample = XcodeSample()

  init() throws { sandbox = try Sandbox() }

  private func read() throws -> XcodeProject {
    try XcodeProjectReader.read(try sandbox.write(sample))
  }

  /// The only target, with paths relative to the package.
  private func target() throws -> XcodeTarget {
    var target = try #require(try read().targets.first)
    func relative(_ paths: [String]) -> [String] {
      paths.map { $0.replacing("\(sandbox.root)/", with: "") }
    }
    target.sources = relative(target.sources)
    target.resources = relative(target.resources)
    return target
  }

  @Test mutating func groupsChangeFolders() throws {
    sample.addFiles([
      "G": "isa = PBXGroup; path = Sources; sourceTree = \"<group>\"; children = (F, R, A, H, D);"
    ])
    // A group without a path shows files together; they are in the folder of the outer group.
    sample.objects["H"] =
      "isa = PBXGroup; name = Shown; sourceTree = \"<group>\"; children = (I, U);"
    sample.objects["F"] = XcodeSample.file("View.swift")
    sample.objects["R"] = XcodeSample.file("Top.swift", tree: "SOURCE_ROOT")
    sample.objects["A"] = XcodeSample.file("/else/Absolute.swift", tree: "<absolute>")
    sample.objects["I"] = XcodeSample.file("Inner.swift")
    sample.objects["U"] = XcodeSample.file("../Up.swift")
    sample.objects["D"] = XcodeSample.file("Made.swift", tree: "DERIVED_FILE_DIR")
    sample.addTarget("App", sources: ["F", "R", "A", "I", "U", "D"])
    let target = try target()
    #expect(
      target.sources == [
        "Sources/View.swift", "Top.swift", "/else/Absolute.swift", "Sources/Inner.swift",
        "Up.swift",
      ]
    )
    let note = XcodeNote(
      subject: "Made.swift",
      reason: .unresolvedFolder(sourceTree: "DERIVED_FILE_DIR")
    )
    #expect(target.notes == [note])
  }

  @Test mutating func projectDirectoryMovesRoot() throws {
    sample.project = "projectDirPath = ..;"
    sample.addFiles(["F": XcodeSample.file("View.swift")])
    sample.addTarget("App", sources: ["F"], settings: "INFOPLIST_FILE = App/Info.plist;")
    let target = try target()
    #expect(target.sources == ["\(sandbox.folder)/View.swift"])
    #expect(target.infoPlist == "\(sandbox.folder)/App/Info.plist")
  }

  @Test mutating func variantGroupsHaveAllLanguages() throws {
    sample.addFiles([
      "V": "isa = PBXVariantGroup; name = Main.storyboard; children = (B, D);",
      "B": XcodeSample.file("Base.lproj/Main.storyboard"),
      "D": XcodeSample.file("de.lproj/Main.strings"),
    ])
    sample.addTarget("App", resources: ["V"])
    #expect(
      try target().resources == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"]
    )
  }

  @Test mutating func modelsHaveCurrentVersion() throws {
    sample.addFiles([
      "M": """
      isa = XCVersionGroup; path = Data.xcdatamodeld; sourceTree = "<group>"; currentVersion = M2; \
      children = (M1, M2);
      """,
      "M1": XcodeSample.file("Data.xcdatamodel"), "M2": XcodeSample.file("Data 2.xcdatamodel"),
    ])
    sample.addTarget("App", sources: ["M"])
    let folder = "\(sandbox.root)/Data.xcdatamodeld"
    let model = XcodeDataModel(path: folder, currentVersion: "\(folder)/Data 2.xcdatamodel")
    #expect(try target().dataModels == [model])
  }

  @Test mutating func settingsHaveLevels() throws {
    sample.objects["DEBUG"] = """
      isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; \
      buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", PROJECT); };
      """
    sample.addFiles(["X": XcodeSample.file("Config/App.xcconfig")])
    try sandbox.write(
      "Config/App.xcconfig",
      """
      // A comment
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      #include "Gone.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE // the rest is a comment
      """
    )
    try sandbox.write(
      "Config/Base.xcconfig",
      "#include \"App.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE;\n"
    )
    sample.addTarget(
      "App",
      settings: """
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TARGET"; PRODUCT_NAME = "My App"; \
        OTHER_SWIFT_FLAGS = ("-D", ONE, "-DTWO"); INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; \
        SWIFT_OBJC_BRIDGING_HEADER = "$(TARGET_NAME)/Bridge.h"; SDKROOT = iphoneos;
        """
    )
    let target = try target()
    #expect(target.defines == ["BASE", "FILE", "PROJECT", "TARGET", "ONE", "TWO"])
    #expect(target.moduleName == "My_App")
    #expect(target.infoPlist == "\(sandbox.root)/App/Info.plist")
    #expect(target.bridgingHeader == "\(sandbox.root)/App/Bridge.h")
    #expect(target.isForIOS)
    let note = XcodeNote(subject: "\(sandbox.root)/Config/Gone.xcconfig", reason: .missingFile)
    #expect(try read().notes == [note])
  }

  @Test mutating func synchronizedFoldersAreRead() throws {
    for path in [
      "View.swift", "Old.swift", "Tests/Test.swift", "Images.xcassets/Contents.json",
      "en.lproj/Texts.strings", "en.lproj/Other.strings", "Info.plist", ".hidden.swift",
    ] {
      try sandbox.write("Code/\(path)", "")
    }
    sample.addFiles([
      "S": """
      isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; \
      exceptions = (E1, E2);
      """
    ])
    sample.objects["E1"] = """
      isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; \
      membershipExceptions = (Info.plist, Old.swift, Tests, "/Localized: Other.strings");
      """
    sample.objects["E2"] = """
      isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Other; \
      membershipExceptions = (Old.swift);
      """
    sample.addTarget("App", fields: "fileSystemSynchronizedGroups = (S);")
    sample.addTarget("Other", type: "framework")
    let target = try target()
    #expect(target.sources == ["Code/View.swift"])
    #expect(target.resources == ["Code/Images.xcassets", "Code/en.lproj/Texts.strings"])
    // A target without the folder has its exceptions only.
    #expect(try read().targets.last?.sources == ["\(sandbox.root)/Code/Old.swift"])
  }

  @Test mutating func platformFiltersApply() throws {
    sample.addFiles(["F": XcodeSample.file("Mac.swift"), "G": XcodeSample.file("Phone.swift")])
    sample.addTarget("App", sources: ["F", "G"])
    sample.objects["BAppF"] = "isa = PBXBuildFile; fileRef = F; platformFilter = maccatalyst;"
    sample.objects["BAppG"] = "isa = PBXBuildFile; fileRef = G; platformFilters = (ios, macos);"
    #expect(try target().sources == ["Phone.swift"])
  }

  @Test mutating func packagesAreProducts() throws {
    sample.objects["REMOTE"] = """
      isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/team/Bar.git"; \
      requirement = { kind = branch; branch = main; };
      """
    sample.objects["LOCAL"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit;"
    for (id, package) in [("PB", "package = REMOTE;"), ("PK", "package = LOCAL;"), ("PN", "")] {
      sample.objects[id] =
        "isa = XCSwiftPackageProductDependency; productName = \(id); \(package)"
    }
    sample.objects["PP"] = "isa = XCSwiftPackageProductDependency; productName = \"plugin:Lint\";"
    sample.addTarget("App", fields: "packageProductDependencies = (PB, PK, PN, PP);")
    #expect(
      try target().packageProducts == [
        XcodePackageProduct(name: "PB", package: .remote(url: "https://host/team/Bar.git")),
        XcodePackageProduct(name: "PK", package: .local("\(sandbox.root)/Packages/Kit")),
        XcodePackageProduct(name: "PN", package: .unnamed(folders: [])),
      ]
    )
  }

  @Test mutating func dependenciesNameTargets() throws {
    sample.addFiles(["X": XcodeSample.file("Other/Other.xcodeproj")])
    sample.objects["D1"] = "isa = PBXTargetDependency; target = Kit;"
    sample.objects["D2"] = "isa = PBXTargetDependency; name = Far; targetProxy = Y;"
    sample.objects["Y"] =
      "isa = PBXContainerItemProxy; containerPortal = X; proxyType = 1; remoteInfo = Far;"
    sample.addTarget("App", fields: "dependencies = (D1, D2);")
    sample.addTarget("Kit", type: "framework")
    let other = "\(sandbox.root)/Other/Other.xcodeproj"
    #expect(
      try target().dependencies == [.target(id: "Kit"), .other(project: other, target: "Far")]
    )
    #expect(try read().otherProjects == [other])
  }

  @Test mutating func damagedReferencesAreNotes() throws {
    sample.addFiles(["F": XcodeSample.file("View.swift")])
    sample.addTarget("App", sources: ["F", "GONE"])
    sample.targets.append("LOST")
    sample.objects["PAppResources"] = "isa = PBXResourcesBuildPhase; files = (NONE);"
    let target = try target()
    #expect(target.sources == ["View.swift"])
    #expect(
      target.notes == [
        XcodeNote(subject: "App", reason: .missingObject(id: "GONE")),
        XcodeNote(subject: "App", reason: .missingObject(id: "NONE")),
      ]
    )
    let path = "\(sandbox.root)/App.xcodeproj"
    #expect(
      try read().notes == [XcodeNote(subject: path, reason: .missingObject(id: "LOST"))]
    )
  }

  @Test mutating func cyclicGroupsEnd() throws {
    sample.addFiles(["G": "isa = PBXGroup; children = (G, MAIN, F);", "F": XcodeSample.file("A")])
    sample.addTarget("App", resources: ["F"])
    #expect(try target().resources == ["A"])
  }

  /// Files with a few changed bytes are projects or errors, and end in a short time.
  @Test mutating func damagedFilesAreProjectsOrErrors() throws {
    sample.addFiles([
      "G": "isa = PBXGroup; path = \"A\\U00e9\"; children = (F, G); sourceTree = SOURCE_ROOT;",
      "F": XcodeSample.file("View.swift"),
    ])
    sample.addTarget("App", sources: ["F"], settings: "A = \"$(B)\"; B = \"${A:lower}\";")
    let bytes = Array(sample.text.utf8)
    var random = SeededRandom(seed: 43)
    var errors = 0
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: changed.indices, using: &random)
        switch random.pick([0, 1, 2]) {
        case 0: changed.remove(at: index)
        case 1: changed[index] = UInt8.random(in: 0...255, using: &random)
        default: changed.insert(random.pick(Array("(){};=\"\\<>,$".utf8)) ?? 0, at: index)
        }
      }
      let file = URL(filePath: "\(sandbox.root)/App.xcodeproj/project.pbxproj")
      try sandbox.write("App.xcodeproj/project.pbxproj", "")
      try Data(changed).write(to: file)
      do {
        let project = try XcodeProjectReader.read("\(sandbox.root)/App.xcodeproj")
        for target in project.targets { _ = (target.moduleName, target.defines) }
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test func otherFilesAreRefused() throws {
    try sandbox.write("App.xcodeproj/project.pbxproj", "{ objects = { }; rootObject = A; }")
    let path = "\(sandbox.root)/App.xcodeproj"
    let file = "\(path)/project.pbxproj"
    #expect(throws: XcodeProjectError.notAProject(file: file, missing: "the project 'A'")) {
      try XcodeProjectReader.read(path)
    }
    #expect(throws: XcodeProjectError.self) { try XcodeProjectReader.read("\(path)/none") }
  }
}
