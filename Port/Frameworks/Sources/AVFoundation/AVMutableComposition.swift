import CoreMedia
public import PortSupport

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A film of several parts; the parts have no content.
open class AVMutableComposition: AVAsset, @unchecked Sendable {
  /// Returns a track that accepts parts.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType,
    preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }
}

open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  /// - Throws: `AVError.Code.unknown`, because tracks have no content.
  open func insertTimeRange(
    _ timeRange: CMTimeRange,
    of track: AVAssetTrack,
    at startTime: CMTime
  ) throws { throw AVError(.unknown) }
}

// MARK: Loading

/// Loads resources of custom schemes; never called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

open class AVAssetResourceLoader: NSObject {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?

  /// Stores the delegate, which is never called.
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) { self.delegate = delegate }
}

open class AVAssetResourceLoadingRequest: NSObject {
  open var isFinished: Bool { false }
  open var isCancelled: Bool { false }
  open func finishLoading() {}
  open func finishLoading(with error: (any Error)?) {}
}

public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
