// swift-tools-version: 6.2

import PackageDescription

/// The modules, each with the modules of this package that it imports.
let frameworks: [(name: String, imports: [String])] = [
  ("AVFoundation", ["AudioToolbox", "CoreMedia"]),
  ("AVKit", ["AVFoundation"]),
  ("AudioToolbox", []),
  ("AuthenticationServices", []),
  ("BackgroundTasks", []),
  ("CallKit", []),
  ("CommonCrypto", []),
  ("CoreData", []),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreSpotlight", []),
  ("CoreTelephony", []),
  ("Intents", []),
  ("LinkPresentation", []),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation"]),
  ("MediaPlayer", []),
  ("MessageUI", []),
  ("Photos", []),
  ("PhotosUI", ["Photos"]),
  ("PortCryptoKit", ["CommonCrypto"]),
  ("PortNetwork", []),
  ("PushKit", []),
  ("QuickLook", []),
  ("SafariServices", []),
  ("StoreKit", []),
  ("UserNotifications", []),
  ("WatchConnectivity", []),
  ("WebKit", []),
  ("WidgetKit", []),
]

// The frameworks beside UIKit. They form a separate package, so that only code with an import of a
// framework builds it.
let package = Package(
  name: "PortFrameworks",
  products: frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [.package(name: "scvdb", path: "../..")],
  targets: frameworks.map { framework in
    .target(
      name: framework.name,
      dependencies: [.product(name: "PortSupport", package: "scvdb")]
        + framework.imports.map { .target(name: $0) },
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  }
)
