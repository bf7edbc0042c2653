// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// For modules that read commands, connect jobs and print texts. The optimizer needs a quarter of the build time for them,
// and a recording then executes 3 % fewer instructions.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "scvdb",
  products: [
    .executable(name: "scvdb", targets: ["scvdb"]),
    .executable(name: "scvdb-engine", targets: ["scvdb-engine"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit"]
    ),
    .library(name: "ScvdbTesting", targets: ["ScvdbTesting"]),
    .library(name: "ScvdbAppEngine", targets: ["ScvdbAppEngine"]),
    .library(name: "PortSupport", targets: ["PortSupport"]),
    .library(name: "PortTestSupport", targets: ["PortTestSupport"]),
    .library(name: "PortStoryboards", targets: ["PortStoryboards"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Row 0: targets without dependencies in this package.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(name: "CHarfBuzz"),
    .systemLibrary(
      name: "CNettle",
      pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .systemLibrary(name: "CLibXML", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CEmbeddedFiles", exclude: ["schema.sql"]),
    .target(name: "ICUWithoutData"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "DeviceCatalog"),
    .target(name: "CassowarySolver"),
    .target(name: "LayoutVocabulary"),

    // Row 1: files, text and languages.
    .target(name: "ProjectFiles", dependencies: ["LayoutVocabulary"]),
    .target(name: "AppLanguages", dependencies: ["DeviceCatalog"]),
    .target(
      name: "TextMeasurement",
      dependencies: ["CEmbeddedFiles", "DeviceCatalog"],
      exclude: ["SystemFont/Tables", "Typefaces/Tables"]
    ),

    // Row 2: the headless UIKit, and the recorded results.
    .target(
      name: "SnapshotModel",
      dependencies: ["AppLanguages", "CNettle", "DeviceCatalog", "LayoutVocabulary"]
    ),
    .target(
      name: "LayoutEngine",
      dependencies: [
        "AppLanguages", "CassowarySolver", "DeviceCatalog", "LayoutVocabulary", "TextMeasurement",
      ],
      exclude: ["DEVIATIONS.md"]
    ),

    // Row 3: the questions to an engine, storage and texts of results, and code that uses views.
    .target(
      name: "ScenarioModel",
      dependencies: [
        "AppLanguages", "DeviceCatalog", "ProjectFiles", "SnapshotModel",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["SCENARIOS.md"]
    ),
    .target(
      name: "SnapshotStore",
      dependencies: ["CEmbeddedFiles", "CSQLite", "ProjectFiles", "SnapshotModel"],
      exclude: ["COOKBOOK.md", "SCHEMA.md"]
    ),
    .target(name: "Reporting", dependencies: ["SnapshotModel"]),
    .target(
      name: "KeyboardTechniques",
      dependencies: ["LayoutEngine"],
      exclude: ["STATEMENTS.md"]
    ),
    .target(
      name: "UIKit",
      dependencies: ["DeviceCatalog", "LayoutEngine", "TextMeasurement", "_Testing_UIKit"],
      exclude: ["README.md"]
    ),

    // Row 4: the built-in engine, its documents and protocol, comparisons, and ported code.
    .target(
      name: "InterfaceBuilder",
      dependencies: ["CLibXML", "ProjectFiles", "ScenarioModel"]
    ),
    .target(
      name: "EngineProtocol",
      dependencies: [
        "ProjectFiles", "ScenarioModel",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["PROTOCOL.md"]
    ),
    .target(
      name: "DriftReport",
      dependencies: ["Reporting", "SnapshotModel"],
      exclude: ["COMPARING.md", "Formats/drift-report.schema.json"]
    ),
    .target(
      name: "BuiltInEngine",
      dependencies: [
        "CHarfBuzz", "KeyboardTechniques", "LayoutEngine", "ProjectFiles", "ScenarioModel",
        "TextMeasurement",
      ]
    ),
    .target(name: "CoreGraphics", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "PortSupport", dependencies: ["AppLanguages", "UIKit"]),

    // Row 5: programs and reports with an engine, and libraries for other packages.
    .target(
      name: "Explorer",
      dependencies: ["EngineProtocol", "Reporting", "ScenarioModel"],
      exclude: ["EXPLORING.md"],
      swiftSettings: unoptimized
    ),
    .target(
      name: "Reports",
      dependencies: [
        "CEmbeddedFiles", "CZlib", "DriftReport", "Reporting", "SnapshotModel",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      exclude: ["Pages/Parts"]
    ),
    .executableTarget(
      name: "scvdb-engine",
      dependencies: ["BuiltInEngine", "EngineProtocol", "ICUWithoutData", "LayoutVocabulary"]
    ),
    .target(
      name: "ScvdbTesting",
      dependencies: [
        "BuiltInEngine", "DriftReport", "EngineProtocol", "LayoutEngine", "ScenarioModel",
        "SnapshotStore",
      ],
      exclude: ["README.md"]
    ),
    .target(
      name: "ScvdbAppEngine",
      dependencies: [
        "BuiltInEngine", "EngineProtocol", "LayoutEngine", "LayoutVocabulary", "ProjectFiles",
        "ScenarioModel",
      ]
    ),
    .target(
      name: "PortStoryboards",
      dependencies: [
        "BuiltInEngine", "InterfaceBuilder", "PortSupport", "ProjectFiles", "ScenarioModel",
      ]
    ),
    .target(name: "PortTestSupport", dependencies: ["PortSupport"]),

    // Row 6: the jobs of the command line, for any front end.
    .target(
      name: "Workflows",
      dependencies: [
        "BuiltInEngine", "DriftReport", "EngineProtocol", "InterfaceBuilder", "ProjectFiles",
        "Reporting", "Reports", "ScenarioModel", "SnapshotModel", "SnapshotStore",
        "TextMeasurement",
      ],
      swiftSettings: unoptimized
    ),

    // Row 7: jobs that use other jobs.
    .target(
      name: "Lint",
      dependencies: [
        "BuiltInEngine", "EngineProtocol", "InterfaceBuilder", "ProjectFiles", "Reporting",
        "ScenarioModel", "SnapshotModel", "Workflows",
      ],
      exclude: ["RULES.md", "Formats/lint-report.schema.json"]
    ),

    // Row 8: the command line.
    .executableTarget(
      name: "scvdb",
      dependencies: [
        "BuiltInEngine", "CEmbeddedFiles", "DriftReport", "EngineProtocol", "Explorer",
        "ICUWithoutData", "InterfaceBuilder", "Lint", "ProjectFiles", "Reporting", "Reports",
        "ScenarioModel", "SnapshotModel", "SnapshotStore", "Workflows",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["PROJECT.md", "Pictures", "SCALE.md", "TUTORIAL.md"],
      swiftSettings: unoptimized
    ),

    // Tests mirror the sources.
    .target(
      name: "ScvdbTestSupport",
      dependencies: ["SnapshotModel"],
      path: "Tests/ScvdbTestSupport"
    ),
    .target(
      name: "LayoutTestSupport",
      dependencies: ["DeviceCatalog", "LayoutEngine"],
      path: "Tests/LayoutTestSupport"
    ),
    .target(
      name: "Fuzzing",
      dependencies: [
        "AppLanguages", "BuiltInEngine", "DeviceCatalog", "EngineProtocol", "InterfaceBuilder",
        "LayoutEngine", "ProjectFiles", "Reporting", "ScenarioModel", "ScvdbTestSupport",
        "SnapshotModel", "SnapshotStore", "TextMeasurement", "Workflows",
      ],
      path: "Tests/Fuzzing",
      exclude: ["Cell.xib", "Many.storyboard"]
    ),
    .executableTarget(
      name: "scvdb-fuzz",
      dependencies: ["Fuzzing"],
      path: "Tests/scvdb-fuzz"
    ),
    .executableTarget(
      name: "SampleAppEngine",
      dependencies: ["LayoutEngine", "ScvdbAppEngine"],
      path: "Tests/SampleAppEngine"
    ),
    .testTarget(
      name: "PortStoryboardsTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "InterfaceBuilder", "LayoutTestSupport",
        "PortStoryboards", "PortSupport", "ScenarioModel", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ScvdbAppEngineTests",
      dependencies: [
        "DeviceCatalog", "EngineProtocol", "SampleAppEngine", "ScenarioModel", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: []
    ),
    .testTarget(
      name: "ProjectFilesTests",
      dependencies: ["ProjectFiles", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "BuiltInEngineTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "EngineProtocol", "InterfaceBuilder",
        "KeyboardTechniques", "LayoutEngine", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
        "TextMeasurement",
      ],
      exclude: ["Acceptance", "Deviations"]
    ),
    .testTarget(
      name: "AppLanguagesTests",
      dependencies: ["AppLanguages", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "DeviceCatalogTests",
      dependencies: ["DeviceCatalog"]
    ),
    .testTarget(
      name: "CassowarySolverTests",
      dependencies: ["CassowarySolver", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "LayoutVocabularyTests",
      dependencies: ["LayoutVocabulary"]
    ),
    .testTarget(
      name: "SnapshotModelTests",
      dependencies: ["ScvdbTestSupport", "SnapshotModel"]
    ),
    .testTarget(
      name: "ScenarioModelTests",
      dependencies: [
        "DeviceCatalog", "ProjectFiles", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "TextMeasurementTests",
      dependencies: ["TextMeasurement"]
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "AppLanguages", "CassowarySolver", "DeviceCatalog", "LayoutEngine", "LayoutTestSupport",
        "LayoutVocabulary", "TextMeasurement", "UIKit",
      ]
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["LayoutTestSupport", "UIKit"]
    ),
    .testTarget(
      name: "KeyboardTechniquesTests",
      dependencies: [
        "DeviceCatalog", "KeyboardTechniques", "LayoutEngine", "LayoutTestSupport",
      ]
    ),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "ProjectFiles", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "EngineProtocolTests",
      dependencies: [
        "DeviceCatalog", "EngineProtocol", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "EngineProtocol", "Explorer", "InterfaceBuilder",
        "ScenarioModel", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "DriftReport", "InterfaceBuilder", "Lint", "Reporting",
        "ScenarioModel", "ScvdbTestSupport", "SnapshotModel", "Workflows",
      ]
    ),
    .testTarget(
      name: "SnapshotStoreTests",
      dependencies: [
        "AppLanguages", "CSQLite", "ProjectFiles", "Reporting", "ScvdbTestSupport",
        "SnapshotModel", "SnapshotStore",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "DriftReportTests",
      dependencies: ["DriftReport", "Reporting", "ScvdbTestSupport", "SnapshotModel"],
      exclude: ["Formats/Goldens"]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["DriftReport", "Reporting", "Reports", "ScvdbTestSupport", "SnapshotModel"]
    ),
    .testTarget(
      name: "WorkflowsTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "DriftReport", "EngineProtocol", "ProjectFiles",
        "Reporting", "Reports", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
        "SnapshotStore", "Workflows",
      ]
    ),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "ScvdbTestSupport", "SnapshotModel"]
    ),
    .testTarget(
      name: "ScvdbTestingTests",
      dependencies: [
        "LayoutEngine", "ScvdbTestSupport", "ScvdbTesting", "SnapshotModel", "SnapshotStore",
      ]
    ),
    .testTarget(
      name: "ScvdbCommandTests",
      dependencies: [
        "SampleAppEngine", "ScvdbTestSupport", "SnapshotStore", "scvdb", "scvdb-engine",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
  ],
  cLanguageStandard: .c2x
)

// SwiftPM refuses equal names of targets in all packages of a build. scvdb-port therefore gets only the libraries and the
// targets that they need, and an app can have a module named Lint or Reports.
if Context.environment["SCVDB_PORT"] != nil {
  let libraries = package.products.compactMap { $0 as? Product.Library }
  package.products = libraries
  var needed: Set<String> = []
  var pending = libraries.flatMap(\.targets)
  while let name = pending.popLast() {
    guard needed.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in package.targets.first(where: { $0.name == name })?
      .dependencies ?? []
    {
      pending.append(dependency)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
