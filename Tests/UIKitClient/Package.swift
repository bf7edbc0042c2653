// swift-tools-version: 6.2

import PackageDescription

// A package written for Apple's systems: two layout libraries that import UIKit, and their unit
// tests. It is independent of scvdb; scvdb-port builds and tests it.
let package = Package(
  name: "UIKitClient",
  targets: [
    // Code from before Swift's concurrency: it does not declare the actor it runs on.
    .target(name: "Tether", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TetherTests",
      dependencies: ["Tether"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),

    // Code written for Swift 6: main-actor types, tasks, property wrappers and result builders.
    .target(name: "Shelf"),
    .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
  ]
)
