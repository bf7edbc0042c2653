public import PortSupport

public typealias SystemSoundID = UInt32
public typealias AudioFormatID = UInt32
public typealias AudioServicesPropertyID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
public let kAudioServicesNoError: Int32 = 0

/// Has no effect, because nothing is audible.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Has no effect, because nothing is audible.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls the handler in the next turn of the run loop.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) {
  guard let inCompletionBlock else { return }
  DispatchQueue.deviceMain.async { inCompletionBlock() }
}

/// Calls the handler in the next turn of the run loop.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  kAudioServicesNoError
}

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033

/// The format of sound.
public struct AudioStreamBasicDescription: Sendable {
  /// The samples per second.
  public var mSampleRate: Double = 0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: UInt32 = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0

  public init() {}
}
