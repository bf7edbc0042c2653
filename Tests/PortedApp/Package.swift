// swift-tools-version: 5.9

import PackageDescription

// A team's app package, written for Apple's systems; scvdb-port builds and tests it unchanged.
let package = Package(
  name: "Tasks",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Tasks", targets: ["Tasks"])],
  dependencies: [.package(path: "Packages/Styles")],
  targets: [
    .target(
      name: "Tasks",
      dependencies: ["Styles"],
      resources: [.process("Resources")]
    ),
    .testTarget(name: "TasksTests", dependencies: ["Tasks", "Styles"]),
  ]
)
