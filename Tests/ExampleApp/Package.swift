// swift-tools-version: 6.2

import PackageDescription

// A team's small app: a screen in plain UIKit code, and a test that compares its layout with an
// accepted one. Only the tests use scvdb; scvdb-port builds and runs them.
let package = Package(
  name: "ExampleApp",
  dependencies: [.package(name: "scvdb", path: "../..")],
  targets: [
    .target(name: "SignUp"),
    .testTarget(
      name: "SignUpTests",
      dependencies: [
        "SignUp",
        .product(name: "ScvdbTesting", package: "scvdb"),
      ],
      exclude: ["Baselines"]
    ),
  ]
)
