// swift-tools-version: 6.2

import PackageDescription

// The functions of Then's public interface, for apps whose sources of Then are not here.
let package = Package(
  name: "Then",
  products: [.library(name: "Then", targets: ["Then"])],
  dependencies: [.package(name: "scvdb", path: "../../..")],
  targets: [
    .target(
      name: "Then",
      dependencies: [.product(name: "UIKit", package: "scvdb")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .testTarget(
      name: "ThenTests",
      dependencies: ["Then", .product(name: "UIKit", package: "scvdb")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
