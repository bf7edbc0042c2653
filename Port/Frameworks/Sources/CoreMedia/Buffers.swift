public import PortSupport

/// A picture of a video; there are none.
open class CVImageBuffer: NSObject {}
public typealias CVPixelBuffer = CVImageBuffer

/// A part of a recording; there are none.
open class CMSampleBuffer: NSObject {}

open class CMFormatDescription: NSObject {}
public typealias CMVideoFormatDescription = CMFormatDescription

public struct CMVideoDimensions: Hashable, Sendable {
  /// The size in pixels.
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { CMVideoDimensions() }

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of the pixel format in the settings of outputs.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
