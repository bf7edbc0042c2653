// swift-tools-version: 6.2

import PackageDescription

// What `import Combine` means in a working copy: OpenCombine, on the clock of the simulated device. A package
// of its own, so that OpenCombine is fetched only for code that imports Combine.
let package = Package(
  name: "PortCombine",
  products: [.library(name: "PortCombine", targets: ["PortCombine"])],
  dependencies: [
    .package(name: "scvdb", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "PortCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "PortSupport", package: "scvdb"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ]
)
