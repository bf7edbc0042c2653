// swift-tools-version: 6.2

import PackageDescription

// A small app as a team has it: a screen in plain UIKit code, and a test that compares its layout with
// what was accepted, on Linux. Nothing in it knows more of scvdb than is public.
let package = Package(
  name: "ExampleApp",
  dependencies: [.package(name: "scvdb", path: "../..")],
  targets: [
    .target(name: "SignUp", dependencies: [.product(name: "UIKit", package: "scvdb")]),
    .testTarget(
      name: "SignUpTests",
      dependencies: [
        "SignUp",
        .product(name: "ScvdbTesting", package: "scvdb"),
        .product(name: "UIKit", package: "scvdb"),
      ],
      exclude: ["Baselines"]
    ),
  ]
)
