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

/// As the main package names them.
let migrations: [String] = [
  "0001_create_schema",
  "0002_create_event",
  "0003_add_system",
  "0004_add_plan",
  "0005_add_failure",
  "0006_say_units",
  "0007_add_size_estimate",
  "0008_add_finding_subject",
  "0009_add_keyboard_to_event",
  "0010_add_ranges_and_insets",
  "0011_add_run_hash",
  "0012_add_accessibility_element",
  "0013_add_settings",
  "0014_add_explanation",
  "0015_add_engine_build",
  "0016_add_roots",
  "0017_add_seal",
  "0018_add_lease",
]

let package = Package(
  name: "scvdb-benchmarks",
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle"),
    .target(name: "SnapshotModel", dependencies: ["CNettle"]),
    .target(name: "ProjectFiles"),
    .target(
      name: "SnapshotStore",
      dependencies: ["CSQLite", "ProjectFiles", "SnapshotModel"],
      exclude: ["COOKBOOK.md", "SCHEMA.md"],
      resources: (migrations + ["schema"]).map { .embedInCode("../../Migrations/\($0).sql") }
    ),
    .executableTarget(
      name: "store-bench",
      dependencies: ["SnapshotModel", "SnapshotStore"]
    ),
    .target(name: "CassowarySolver"),
    .target(name: "DeviceCatalog"),
    .target(name: "AppLanguages", dependencies: ["DeviceCatalog"]),
    .target(name: "TextMeasurement", dependencies: ["DeviceCatalog"]),
    .target(
      name: "LayoutEngine",
      dependencies: ["AppLanguages", "CassowarySolver", "DeviceCatalog", "TextMeasurement"],
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
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}
