// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who builds the tool builds its benchmarks. What is measured
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
    .target(name: "CassowarySolver", swiftSettings: strict),
    .target(name: "DeviceCatalog", swiftSettings: strict),
    .target(
      name: "LayoutEngine",
      dependencies: ["CassowarySolver", "DeviceCatalog"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "solver-bench",
      dependencies: ["CassowarySolver"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "layout-bench",
      dependencies: ["DeviceCatalog", "LayoutEngine"],
      swiftSettings: strict
    ),
  ]
)
