import CoreMedia
public import PortSupport

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer for the video of a player; it shows none.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var pixelBufferAttributes: [String: Any]?
  open var isReadyForDisplay: Bool { false }

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a player; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }

  /// The frame of the video in the layer's coordinates; zero, because there is no video.
  open var videoRect: CGRect { .zero }
}

/// A layer for the picture of a camera; it shows none.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a session; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// Returns the point in the camera's coordinates, from (0, 0) to (1, 1).
  ///
  /// Without a camera, it is the fraction of the layer's size.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }

  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width,
      y: rect.minY / bounds.height,
      width: rect.width / bounds.width,
      height: rect.height / bounds.height
    )
  }

  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width,
      y: rect.minY * bounds.height,
      width: rect.width * bounds.width,
      height: rect.height * bounds.height
    )
  }

  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}

/// Returns the largest rectangle with an aspect ratio that fits into another, in its center.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
