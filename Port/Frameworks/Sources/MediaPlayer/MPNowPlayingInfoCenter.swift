public import PortSupport

/// The playing item, as the lock screen would show it; stored only.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.
  private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// In MediaPlayer's order.
  case unknown, playing, paused, stopped, interrupted
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

@preconcurrency @MainActor
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }

  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

// MARK: Remote commands

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

/// A command of the lock screen; its handlers are never called.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are constant.
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let likeCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}

// MARK: The library

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// In MediaPlayer's order.
  case notDetermined, denied, restricted, authorized
}

open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  /// Reports that the user has decided nothing, in the next turn of the run loop.
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) { DispatchQueue.deviceMain.async { handler(.notDetermined) } }
}

open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
}

open class MPMediaQuery: NSObject {
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open var items: [MPMediaItem]? { [] }
}

/// A slider for the volume; it has no intrinsic size.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
