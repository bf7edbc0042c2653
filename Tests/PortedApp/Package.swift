// swift-tools-version: 5.9

import PackageDescription

// An app's package as its team has it, written for Apple's systems; scvdb-port builds and tests it as it is.
let package = Package(
  name: "Tasks",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Tasks", targets: ["Tasks"])],
  targets: [
    .target(name: "Tasks"),
    .testTarget(name: "TasksTests", dependencies: ["Tasks"]),
  ]
)
