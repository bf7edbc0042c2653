/// A framework of Apple's systems with a module in `Port/Frameworks`.
///
/// The module declares the framework's types. A part of their behavior is missing; see ``limit``.
package enum AppleFramework: String, CaseIterable, Sendable {
  case audioToolbox = "AudioToolbox"
  case authenticationServices = "AuthenticationServices"
  case avFoundation = "AVFoundation"
  case avKit = "AVKit"
  case backgroundTasks = "BackgroundTasks"
  case callKit = "CallKit"
  case commonCrypto = "CommonCrypto"
  case coreData = "CoreData"
  case coreLocation = "CoreLocation"
  case coreMedia = "CoreMedia"
  case coreMotion = "CoreMotion"
  case coreSpotlight = "CoreSpotlight"
  case coreTelephony = "CoreTelephony"
  case cryptoKit = "CryptoKit"
  case intents = "Intents"
  case linkPresentation = "LinkPresentation"
  case localAuthentication = "LocalAuthentication"
  case mapKit = "MapKit"
  case mediaPlayer = "MediaPlayer"
  case messageUI = "MessageUI"
  case network = "Network"
  case photos = "Photos"
  case photosUI = "PhotosUI"
  case pushKit = "PushKit"
  case quickLook = "QuickLook"
  case safariServices = "SafariServices"
  case storeKit = "StoreKit"
  case userNotifications = "UserNotifications"
  case watchConnectivity = "WatchConnectivity"
  case webKit = "WebKit"
  case widgetKit = "WidgetKit"

  /// The module of `Port/Frameworks`.
  ///
  /// Some have another name: code for several systems, such as packages that an app depends on,
  /// would take a module with Apple's name for Apple's module.
  package var module: String {
    self == .cryptoKit || self == .network ? "Port\(rawValue)" : rawValue
  }

  /// Creates the framework that declares the names of one of Apple's modules.
  package init?(module: String) {
    guard let framework = Self(rawValue: Self.parts[module] ?? module) else { return nil }
    self = framework
  }

  /// Apple's modules that are parts of a framework here.
  package static let parts = [
    "AVFAudio": "AVFoundation", "AudioUnit": "AudioToolbox", "CoreAudio": "AudioToolbox",
    "CoreVideo": "CoreMedia", "IntentsUI": "Intents", "UserNotificationsUI": "UserNotifications",
  ]

  /// All modules of Apple whose names the frameworks declare.
  package static let modules = Set(allCases.map(\.rawValue)).union(parts.keys)

  /// The missing behavior, as a sentence for reports.
  package var limit: String {
    switch self {
    case .audioToolbox: "sounds and vibrations have no effect"
    case .authenticationServices: "signing in always fails"
    case .avFoundation: "nothing is played, recorded or captured; media have no size or duration"
    case .avKit: "players show no video and no controls"
    case .backgroundTasks: "tasks are registered and never started"
    case .callKit: "calls are stored and not shown by the system"
    case .commonCrypto: "only digests are computed"
    case .coreData: "objects are in memory and end with the process"
    case .coreLocation: "the location is unknown, and requests for it fail"
    case .coreMedia: "times are computed; buffers are empty"
    case .coreMotion: "there are no sensors"
    case .coreSpotlight: "items are not stored"
    case .coreTelephony: "there is no mobile network"
    case .cryptoKit: "only digests are computed"
    case .intents: "intents are stored and not donated"
    case .linkPresentation: "metadata of links are not loaded"
    case .localAuthentication: "authentication always fails"
    case .mapKit: "maps are empty views; annotations have no views, and searches fail"
    case .mediaPlayer: "the media library is empty, and nothing is played"
    case .messageUI: "messages cannot be sent"
    case .network: "there is no path to the network"
    case .photos: "the photo library is empty"
    case .photosUI: "the picker is a plain view, and nothing is chosen"
    case .pushKit: "no token and no push arrives"
    case .quickLook: "previews are plain views"
    case .safariServices: "pages are not loaded"
    case .storeKit: "the store has no products, and purchases fail"
    case .userNotifications: "notifications are not allowed"
    case .watchConnectivity: "no watch is paired"
    case .webKit: "pages are not loaded, and scripts are not run"
    case .widgetKit: "there are no widgets"
    }
  }
}
