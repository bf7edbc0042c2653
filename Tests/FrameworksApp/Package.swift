// swift-tools-version: 5.9

import PackageDescription

// A package with Apple's frameworks, written for Apple's systems; scvdb-port builds and tests it unchanged.
let package = Package(
  name: "Places",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Places", targets: ["Places"])],
  targets: [
    .target(name: "Places", resources: [.process("Places.xcdatamodeld")]),
    .testTarget(name: "PlacesTests", dependencies: ["Places"]),
  ]
)
