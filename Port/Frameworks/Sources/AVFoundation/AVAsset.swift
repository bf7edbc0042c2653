public import CoreMedia
public import PortSupport

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
  public static let text = Self(rawValue: "text")
  public static let subtitle = Self(rawValue: "sbtl")
  public static let metadata = Self(rawValue: "meta")
  public static let muxed = Self(rawValue: "muxx")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = Self(rawValue: "public.mp3")
  public static let jpg = Self(rawValue: "public.jpeg")
}

public enum AVKeyValueStatus: Int, Sendable {
  /// In AVFoundation's order.
  case unknown, loading, loaded, failed, cancelled
}

/// A film or sound without content.
open class AVAsset: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.

  /// Creates the asset of a file.
  public static func asset(url: URL) -> AVAsset { AVURLAsset(url: url) }

  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// Calls the handler in the next turn of the run loop; loading has failed.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) {
    guard let handler else { return }
    DispatchQueue.deviceMain.async { handler() }
  }

  open func statusOfValue(
    forKey key: String,
    error outError: NSErrorPointer = nil
  ) -> AVKeyValueStatus {
    outError?.pointee = AVError(.unknown) as NSError
    return .failed
  }

  open func cancelLoading() {}
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Sendable by proof: the property is constant.
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var timeRange: CMTimeRange { .invalid }
  open var mediaType: AVMediaType { .video }
}

open class AVMetadataItem: NSObject {
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
}

/// Makes pictures of a film; always fails.
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable {
    /// In AVFoundation's order.
    case succeeded, failed, cancelled
  }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// The maximum size of a picture, in pixels; zero for no limit.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.unknown) }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping (
        CMTime, CGImage?, CMTime, Result, (any Error)?
      ) -> Void
  ) {
    DispatchQueue.deviceMain.async {
      for _ in requestedTimes { handler(.zero, nil, .zero, .failed, AVError(.unknown)) }
    }
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.deviceMain.async { handler(nil, .zero, AVError(.unknown)) } }

  open func cancelAllCGImageGeneration() {}
}

/// Converts a film; always fails.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    /// In AVFoundation's order.
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError(.unknown)
    DispatchQueue.deviceMain.async { handler() }
  }

  open func cancelExport() { status = .cancelled }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"

/// The domain of errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case decoderNotFound = -11833
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
}
