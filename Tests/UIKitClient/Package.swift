// swift-tools-version: 6.2

import PackageDescription

// A package as a user else would write it: two layout libraries that import UIKit, and their unit
// tests. It sees what is public and nothing more. Only the targets behind the product UIKit are
// built, so none of the packages that the tools need.
let package = Package(
  name: "UIKitClient",
  dependencies: [.package(name: "scvdb", path: "../..")],
  targets: [
    // Code from before Swift's concurrency: nothing states which actor it runs on.
    .target(
      name: "Tether",
      dependencies: [.product(name: "UIKit", package: "scvdb")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TetherTests",
      dependencies: ["Tether", .product(name: "UIKit", package: "scvdb")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),

    // Code written for Swift 6: main-actor types, tasks, property wrappers and result builders.
    .target(name: "Shelf", dependencies: [.product(name: "UIKit", package: "scvdb")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelf", .product(name: "UIKit", package: "scvdb")]
    ),
  ]
)
