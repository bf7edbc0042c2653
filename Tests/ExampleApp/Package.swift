// swift-tools-version: 6.2

import PackageDescription

// A small app as a team has it: a screen in plain UIKit code, and a test that compares its layout with
// what was accepted. Only the tests know of scvdb; scvdb-port builds and runs them.
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
