// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What pages are made of, as files that an editor knows.
let pageParts: [String] = [
  "drift.mustache", "event.mustache", "explain.css", "explain.js", "explanations.mustache",
  "filters.mustache", "finding.mustache", "overview.mustache", "page.mustache",
  "recording.mustache", "run.mustache", "screen.mustache", "script.js", "sheet.mustache",
  "style.css", "techniques.mustache", "thumbnail.mustache", "thumbnails.mustache",
  "timeline.mustache",
]

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
    // Row 0: nothing of ours below.
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
    .target(name: "ICUWithoutData"),
    .target(name: "ProjectFiles"),
    .target(name: "DeviceCatalog"),
    .target(name: "AppLanguages", dependencies: ["DeviceCatalog"]),
    .target(name: "CassowarySolver"),
    .target(name: "SnapshotModel", dependencies: ["CNettle"]),

    // Row 1: the question, font files, the headless UIKit, and what all reports share.
    .target(name: "FontFiles", dependencies: ["CHarfBuzz"]),
    .target(
      name: "ScenarioModel",
      dependencies: [
        "AppLanguages", "DeviceCatalog", "ProjectFiles", "SnapshotModel",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["SCENARIOS.md"]
    ),
    .target(name: "TextMeasurement", dependencies: ["DeviceCatalog"]),
    .target(
      name: "LayoutEngine",
      dependencies: ["AppLanguages", "CassowarySolver", "DeviceCatalog", "TextMeasurement"],
      exclude: ["DEVIATIONS.md"]
    ),

    .target(name: "Reporting", dependencies: ["SnapshotModel"]),

    // Row 2: each uses one vocabulary, none knows another.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics",
      dependencies: ["LayoutEngine", "_Testing_CoreGraphics"]
    ),
    .target(name: "QuartzCore", dependencies: ["LayoutEngine"]),
    .target(
      name: "UIKit",
      dependencies: ["LayoutEngine", "_Testing_UIKit"],
      exclude: ["INERT.md", "README.md"]
    ),
    .target(
      name: "PortSupport",
      dependencies: ["AppLanguages", "LayoutEngine", "UIKit"]
    ),
    .target(name: "PortTestSupport", dependencies: ["PortSupport"]),
    .target(
      name: "KeyboardTechniques",
      dependencies: ["LayoutEngine"],
      exclude: ["STATEMENTS.md"]
    ),
    .target(
      name: "StoryboardImport",
      dependencies: ["AppLanguages", "ProjectFiles", "ScenarioModel", "SnapshotModel"]
    ),
    .target(
      name: "ScenarioRecorder",
      dependencies: [
        "ProjectFiles", "ScenarioModel", "SnapshotModel",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["PROTOCOL.md"]
    ),
    .target(
      name: "SnapshotStore",
      dependencies: ["CSQLite", "ProjectFiles", "SnapshotModel"],
      exclude: ["COOKBOOK.md", "SCHEMA.md"],
      resources: [.embedInCode("Migrations")]
    ),
    .target(
      name: "DriftReport",
      dependencies: ["Reporting", "SnapshotModel"],
      exclude: ["COMPARING.md", "Formats/drift-report.schema.json"]
    ),
    .target(
      name: "TechniqueReport",
      dependencies: ["Reporting", "SnapshotModel"]
    ),
    .target(
      name: "Terminal",
      dependencies: ["Reporting", "SnapshotModel"]
    ),

    // Row 3: the engine that ships, what needs any engine, and pages that show what drifted.
    .target(
      name: "BuiltInEngine",
      dependencies: [
        "DeviceCatalog", "FontFiles", "KeyboardTechniques", "LayoutEngine", "ProjectFiles",
        "ScenarioModel", "SnapshotModel", "TextMeasurement",
      ]
    ),

    .target(
      name: "ScreenLint",
      dependencies: ["DeviceCatalog", "Reporting", "ScenarioModel", "SnapshotModel"],
      exclude: ["RULES.md", "Formats/lint-report.schema.json"]
    ),
    .target(
      name: "ScenarioExplorer",
      dependencies: [
        "DeviceCatalog", "Reporting", "ScenarioModel", "ScenarioRecorder", "SnapshotModel",
      ],
      exclude: ["EXPLORING.md"]
    ),

    .target(
      name: "ScreenDrawings",
      dependencies: ["DriftReport", "Reporting", "SnapshotModel"]
    ),
    .target(
      name: "ReportPages",
      dependencies: [
        "DriftReport", "Reporting", "ScreenDrawings", "SnapshotModel", "TechniqueReport",
        .product(name: "Mustache", package: "swift-mustache"),
      ]
    ),

    .target(
      name: "PortStoryboards",
      dependencies: [
        "BuiltInEngine", "LayoutEngine", "PortSupport", "ProjectFiles", "ScenarioModel",
        "StoryboardImport",
      ]
    ),

    // Row 4: what the command line does, each job by a library that any front end could call.
    .target(
      name: "ScenarioLoading",
      dependencies: [
        "AppLanguages", "BuiltInEngine", "DeviceCatalog", "FontFiles", "ProjectFiles", "Reporting",
        "ScenarioModel", "ScenarioRecorder", "SnapshotModel", "StoryboardImport",
        "TextMeasurement",
      ]
    ),
    .target(
      name: "CaseRecording",
      dependencies: [
        "BuiltInEngine", "ProjectFiles", "Reporting", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecorder", "SnapshotModel", "SnapshotStore", "TechniqueReport", "Terminal",
      ]
    ),
    .target(
      name: "ComparisonInputs",
      dependencies: [
        "DriftReport", "FontFiles", "ProjectFiles", "Reporting", "ScenarioLoading", "ScenarioModel",
        "SnapshotModel", "SnapshotStore",
      ]
    ),
    .target(
      name: "ScenarioDrafting",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "ProjectFiles", "Reporting", "ScenarioLoading",
        "ScenarioModel", "ScenarioRecorder", "SnapshotModel", "StoryboardImport",
      ]
    ),
    .target(
      name: "DocumentLayout",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "Reporting", "ScenarioLoading", "ScenarioModel",
        "SnapshotModel", "StoryboardImport",
      ]
    ),
    .target(
      name: "ViewExplanation",
      dependencies: [
        "BuiltInEngine", "DocumentLayout", "Reporting", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecorder", "SnapshotModel",
      ]
    ),
    .target(
      name: "ScreenSweep",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "Reporting", "ScenarioModel", "ScreenLint",
        "SnapshotModel",
      ]
    ),
    .target(
      name: "ProjectLint",
      dependencies: [
        "DeviceCatalog", "ProjectFiles", "Reporting", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecorder", "ScreenLint", "ScreenSweep", "SnapshotModel", "StoryboardImport",
      ]
    ),
    .target(
      name: "DriftExplanation",
      dependencies: [
        "BuiltInEngine", "ComparisonInputs", "DriftReport", "ProjectFiles", "Reporting",
        "ScenarioLoading", "ScenarioModel", "ScenarioRecorder", "SnapshotModel",
      ]
    ),
    .target(
      name: "BaselineReview",
      dependencies: [
        "ComparisonInputs", "DriftExplanation", "DriftReport", "Reporting", "ScenarioLoading",
        "ScenarioModel", "ScreenDrawings", "SnapshotModel", "SnapshotStore", "Terminal",
      ]
    ),
    .target(
      name: "RecordingHistory",
      dependencies: [
        "CaseRecording", "ComparisonInputs", "DriftReport", "Reporting", "ScenarioLoading",
        "ScenarioModel", "ScenarioRecorder", "SnapshotModel", "SnapshotStore",
      ]
    ),

    .target(
      name: "ProjectWatching",
      dependencies: [
        "FontFiles", "ProjectFiles", "Reporting", "ScenarioLoading", "ScenarioModel",
        "SnapshotModel",
      ]
    ),

    // Row 5: the executables, and the library for tests of others.
    .target(
      name: "ScvdbTesting",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "DriftReport", "LayoutEngine", "ScenarioModel",
        "ScenarioRecorder", "SnapshotModel", "SnapshotStore",
      ],
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "scvdb",
      dependencies: [
        "BaselineReview", "BuiltInEngine", "CaseRecording", "ComparisonInputs", "DeviceCatalog",
        "DocumentLayout", "DriftExplanation", "DriftReport", "ICUWithoutData", "ProjectFiles",
        "ProjectLint", "ProjectWatching", "RecordingHistory", "ReportPages", "Reporting",
        "ScenarioDrafting", "ScenarioExplorer", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecorder", "ScreenDrawings", "ScreenLint", "ScreenSweep", "SnapshotModel",
        "SnapshotStore", "StoryboardImport", "TechniqueReport", "Terminal", "ViewExplanation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Pictures", "TUTORIAL.md"],
      resources: [
        .embedInCode("../ScenarioModel/SCENARIOS.md"),
        .embedInCode("../ScenarioRecorder/PROTOCOL.md"),
        .embedInCode("../SnapshotStore/SCHEMA.md"),
        .embedInCode("PROJECT.md"),
        .embedInCode("SCALE.md"),
      ]
    ),
    .executableTarget(
      name: "scvdb-engine",
      dependencies: ["BuiltInEngine", "ICUWithoutData", "ScenarioRecorder"]
    ),

    // Tests mirror the sources.
    .target(
      name: "ScvdbTestSupport",
      dependencies: ["SnapshotModel"],
      path: "Tests/ScvdbTestSupport"
    ),
    .target(
      name: "Fuzzing",
      dependencies: [
        "AppLanguages", "BuiltInEngine", "ComparisonInputs", "DeviceCatalog", "FontFiles",
        "LayoutEngine", "ProjectFiles", "Reporting", "ScenarioLoading", "ScenarioModel",
        "ScenarioRecorder", "ScvdbTestSupport", "SnapshotModel", "SnapshotStore",
        "StoryboardImport",
      ],
      path: "Tests/Fuzzing",
      exclude: ["Cell.xib", "Many.storyboard"]
    ),
    .executableTarget(
      name: "scvdb-fuzz",
      dependencies: ["Fuzzing"],
      path: "Tests/scvdb-fuzz"
    ),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing"]
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
      name: "FontFilesTests",
      dependencies: ["FontFiles", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "AppLanguagesTests",
      dependencies: ["AppLanguages"]
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
        "AppLanguages", "CassowarySolver", "DeviceCatalog", "LayoutEngine", "TextMeasurement",
      ]
    ),
    .testTarget(
      name: "KeyboardTechniquesTests",
      dependencies: ["DeviceCatalog", "KeyboardTechniques", "LayoutEngine"]
    ),
    .testTarget(
      name: "StoryboardImportTests",
      dependencies: [
        "ProjectFiles", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel", "StoryboardImport",
      ]
    ),
    .testTarget(
      name: "ScenarioRecorderTests",
      dependencies: [
        "DeviceCatalog", "ScenarioModel", "ScenarioRecorder", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ScenarioExplorerTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "ScenarioExplorer", "ScenarioModel", "ScenarioRecorder",
        "SnapshotModel", "StoryboardImport",
      ]
    ),
    .testTarget(
      name: "ScreenLintTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "DriftReport", "Reporting", "ScenarioModel", "ScreenLint",
        "ScvdbTestSupport", "SnapshotModel", "StoryboardImport",
      ]
    ),
    .testTarget(
      name: "SnapshotStoreTests",
      dependencies: [
        "CSQLite", "ProjectFiles", "ScvdbTestSupport", "SnapshotModel", "SnapshotStore",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "DriftReportTests",
      dependencies: ["DriftReport", "Reporting", "ScvdbTestSupport", "SnapshotModel"],
      exclude: ["Formats/Goldens"]
    ),
    .testTarget(
      name: "ScreenDrawingsTests",
      dependencies: [
        "DriftReport", "Reporting", "ScreenDrawings", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "TechniqueReportTests",
      dependencies: ["ScvdbTestSupport", "SnapshotModel", "TechniqueReport"]
    ),
    .testTarget(
      name: "DriftExplanationTests",
      dependencies: [
        "DriftExplanation", "DriftReport", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "ScvdbTestSupport", "SnapshotModel"]
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal"]
    ),
    .testTarget(
      name: "ProjectWatchingTests",
      dependencies: ["ProjectWatching", "ScvdbTestSupport"]
    ),
    .testTarget(
      name: "ScenarioLoadingTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "ProjectFiles", "Reporting", "ScenarioLoading",
        "ScenarioModel", "ScenarioRecorder", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "CaseRecordingTests",
      dependencies: [
        "BuiltInEngine", "CaseRecording", "Reporting", "ScenarioModel", "ScenarioRecorder",
        "ScvdbTestSupport", "SnapshotModel", "SnapshotStore", "TechniqueReport",
      ]
    ),
    .testTarget(
      name: "ComparisonInputsTests",
      dependencies: [
        "ComparisonInputs", "DriftReport", "ProjectFiles", "Reporting", "ScenarioLoading",
        "ScvdbTestSupport", "SnapshotModel", "SnapshotStore",
      ]
    ),
    .testTarget(
      name: "ScenarioDraftingTests",
      dependencies: [
        "ProjectFiles", "Reporting", "ScenarioDrafting", "ScenarioModel", "ScvdbTestSupport",
      ]
    ),
    .testTarget(
      name: "DocumentLayoutTests",
      dependencies: [
        "DocumentLayout", "ScenarioLoading", "ScenarioModel", "ScvdbTestSupport", "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ViewExplanationTests",
      dependencies: ["Reporting", "ViewExplanation"]
    ),
    .testTarget(
      name: "ScreenSweepTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "Reporting", "ScenarioModel", "ScreenLint", "ScreenSweep",
        "SnapshotModel",
      ]
    ),
    .testTarget(
      name: "ProjectLintTests",
      dependencies: [
        "DeviceCatalog", "ProjectLint", "Reporting", "ScenarioLoading", "ScenarioModel",
        "ScreenLint", "ScvdbTestSupport",
      ]
    ),
    .testTarget(
      name: "BaselineReviewTests",
      dependencies: [
        "BaselineReview", "DriftReport", "ScvdbTestSupport", "SnapshotModel", "SnapshotStore",
        "Terminal",
      ]
    ),
    .testTarget(
      name: "RecordingHistoryTests",
      dependencies: [
        "DriftReport", "RecordingHistory", "Reporting", "ScvdbTestSupport", "SnapshotModel",
        "SnapshotStore",
      ]
    ),
    .testTarget(
      name: "ReportPagesTests",
      dependencies: [
        "DriftReport", "ReportPages", "ScvdbTestSupport", "SnapshotModel", "TechniqueReport",
      ]
    ),
    .testTarget(
      name: "BuiltInEngineTests",
      dependencies: [
        "BuiltInEngine", "DeviceCatalog", "FontFiles", "KeyboardTechniques", "LayoutEngine",
        "ScenarioModel", "ScenarioRecorder",
        "ScvdbTestSupport", "SnapshotModel", "StoryboardImport", "TextMeasurement",
      ],
      exclude: ["Acceptance", "Deviations"]
    ),
    .testTarget(
      name: "ScvdbTestingTests",
      dependencies: [
        "LayoutEngine", "ScvdbTestSupport", "ScvdbTesting", "SnapshotModel", "SnapshotStore",
      ]
    ),
    .testTarget(
      name: "ScvdbCommandTests",
      dependencies: ["ScvdbTestSupport", "SnapshotStore", "scvdb", "scvdb-engine"]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}
for target in package.targets where target.name == "ReportPages" {
  target.resources = pageParts.map { .embedInCode("Page/\($0)") }
}
