// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A separate package, so that only users of the tool fetch and build swift-syntax.
let package = Package(
  name: "scvdb-port",
  products: [.executable(name: "scvdb-port", targets: ["scvdb-port"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Links to the targets of scvdb, so that both tools have the same languages. A dependency on
    // the package would fetch all of its dependencies.
    .target(name: "DeviceCatalog", swiftSettings: strict),
    .target(name: "LayoutVocabulary", swiftSettings: strict),
    .target(name: "AppLanguages", dependencies: ["DeviceCatalog"], swiftSettings: strict),
    .target(
      name: "SourcePorting",
      dependencies: [
        "AppLanguages", "LayoutVocabulary",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "scvdb-port",
      dependencies: [
        "AppLanguages", "LayoutVocabulary", "SourcePorting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SourcePortingTests",
      dependencies: ["SourcePorting"],
      swiftSettings: strict
    ),
  ]
)
