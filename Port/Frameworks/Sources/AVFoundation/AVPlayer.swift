public import CoreMedia
public import PortSupport

/// A player; it plays nothing, and its time does not advance.
///
/// `play()` sets the rate, and the player waits for its item.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    /// In AVFoundation's order.
    case unknown, readyToPlay, failed
  }
  public enum TimeControlStatus: Int, Sendable {
    /// In AVFoundation's order.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable {
    /// In AVFoundation's order.
    case advance, pause, none
  }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate =
      Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }

  open private(set) var currentItem: AVPlayerItem? {
    willSet { keyValueWillChange(self, "currentItem") }
    didSet { keyValueDidChange(self, "currentItem") }
  }

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// The requested rate; 0 while paused.
  open var rate: Float = 0 {
    willSet { keyValueWillChange(self, "rate") }
    didSet { keyValueDidChange(self, "rate") }
  }
  open var defaultRate: Float = 1
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  open var reasonForWaitingToPlay: WaitingReason? {
    guard rate != 0 else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func cancelPendingPrerolls() {}

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.time = time }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    currentItem?.time = time
    DispatchQueue.deviceMain.async { completionHandler(true) }
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.time = time
  }

  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Returns an observer; the block is never called, because the time does not advance.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Returns an observer; the block is never called, because the time does not advance.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}

  public nonisolated static let rateDidChangeNotification =
    Notification.Name("AVPlayerRateDidChangeNotification")
}

/// A player of several items.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queued: [AVPlayerItem]

  public init(items: [AVPlayerItem]) {
    queued = items
    super.init(playerItem: items.first)
  }

  public override init() {
    queued = []
    super.init()
  }

  public override init(playerItem item: AVPlayerItem?) {
    queued = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  open func items() -> [AVPlayerItem] { queued }

  open func advanceToNextItem() {
    if !queued.isEmpty { queued.removeFirst() }
    replaceCurrentItem(with: queued.first)
  }

  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queued.contains { $0 === item }
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { other in queued.firstIndex { $0 === other } }
    queued.insert(item, at: index.map { $0 + 1 } ?? queued.count)
    if currentItem == nil { replaceCurrentItem(with: queued.first) }
  }

  open func remove(_ item: AVPlayerItem) {
    queued.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queued.first) }
  }

  open func removeAllItems() {
    queued = []
    replaceCurrentItem(with: nil)
  }
}

/// Repeats an item; here the item is never played.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    super.init()
    player.removeAllItems()
    player.insert(itemToLoop, after: nil)
  }

  open func disableLooping() {}
}

/// An item without content: its status stays unknown, and its duration indefinite.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    /// In AVFoundation's order.
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset
  fileprivate var time = CMTime.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var forwardPlaybackEndTime = CMTime.invalid

  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async { completionHandler(true) }
  }
  open func add(_ output: AVPlayerItemOutput) {}
  open func remove(_ output: AVPlayerItemOutput) {}
  open func cancelPendingSeeks() {}

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemFailedToPlayToEndTime
}

@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
  open var isEnabled = true
  open var assetTrack: AVAssetTrack? { nil }
}

@preconcurrency @MainActor
open class AVPlayerItemOutput: NSObject {}

@preconcurrency @MainActor
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime =
    Self("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry =
    Self("AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemNewErrorLogEntry = Self("AVPlayerItemNewErrorLogEntryNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
