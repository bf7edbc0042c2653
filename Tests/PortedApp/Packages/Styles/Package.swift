// swift-tools-version: 5.9

import PackageDescription

// A package that the app's package depends on by its path, also written for Apple's systems.
let package = Package(
  name: "Styles",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Styles", targets: ["Styles"])],
  targets: [.target(name: "Styles")]
)
