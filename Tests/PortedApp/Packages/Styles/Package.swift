// swift-tools-version: 5.9

import PackageDescription

// A package that the app's depends on by its path, and that is written for Apple's systems as well.
let package = Package(
  name: "Styles",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Styles", targets: ["Styles"])],
  targets: [.target(name: "Styles")]
)
