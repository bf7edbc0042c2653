// swift-tools-version: 5.9

import PackageDescription

// An app's package as its team has it, written for Apple's systems; scvdb-port builds and tests it as it is.
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
