// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that building the tool does not build its benchmarks. What is measured
// is compiled here from the same sources, by links: the solver's API is for this project only, and
// a product of the main package would be for everybody.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "scvdb-benchmarks",
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle"),
    .target(name: "CEmbeddedFiles"),
    .target(name: "LayoutVocabulary"),
    .target(
      name: "SnapshotModel",
      dependencies: ["AppLanguages", "CNettle", "DeviceCatalog", "LayoutVocabulary"]
    ),
    .target(name: "ProjectFiles", dependencies: ["LayoutVocabulary"]),
    .target(
      name: "SnapshotStore",
      dependencies: ["CEmbeddedFiles", "CSQLite", "ProjectFiles", "SnapshotModel"],
      exclude: ["COOKBOOK.md", "SCHEMA.md"]
    ),
    .executableTarget(
      name: "store-bench",
      dependencies: ["SnapshotModel", "SnapshotStore"]
    ),
    .target(name: "CassowarySolver"),
    .target(name: "DeviceCatalog"),
    .target(name: "AppLanguages", dependencies: ["DeviceCatalog"]),
    .target(
      name: "TextMeasurement",
      dependencies: ["CEmbeddedFiles", "DeviceCatalog"],
      exclude: ["SystemFont/Tables", "Typefaces/Tables"]
    ),
    .target(
      name: "LayoutEngine",
      dependencies: [
        "AppLanguages", "CassowarySolver", "DeviceCatalog", "LayoutVocabulary", "TextMeasurement",
      ],
      exclude: ["DEVIATIONS.md"]
    ),
    .executableTarget(
      name: "solver-bench",
      dependencies: ["CassowarySolver"]
    ),
    .executableTarget(
      name: "layout-bench",
      dependencies: ["DeviceCatalog", "LayoutEngine"]
    ),
  ],
  cLanguageStandard: .c2x
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}
