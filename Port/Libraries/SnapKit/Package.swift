// swift-tools-version: 6.2

import PackageDescription

// The constraints of SnapKit's public interface, for apps whose sources of SnapKit are not here.
let package = Package(
  name: "SnapKit",
  products: ["SnapKit", "SnapKit-Dynamic"].map { .library(name: $0, targets: ["SnapKit"]) },
  dependencies: [.package(name: "scvdb", path: "../../..")],
  targets: [
    .target(
      name: "SnapKit",
      dependencies: [.product(name: "UIKit", package: "scvdb")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .testTarget(
      name: "SnapKitTests",
      dependencies: ["SnapKit", .product(name: "UIKit", package: "scvdb")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
