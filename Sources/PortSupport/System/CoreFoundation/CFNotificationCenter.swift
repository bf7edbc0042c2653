public import UIKit

public nonisolated(unsafe) let kCFAllocatorDefault: AnyObject? = nil

/// The notifications between processes; none arrives.
open class CFNotificationCenter: NSObject {}

public struct CFNotificationName: RawRepresentable, Hashable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce = 2
  case hold = 3
  case deliverImmediately = 4
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! {
  CFNotificationCenter()
}

/// Has no effect, because there are no other processes.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback?,
  _ name: CFString!,
  _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

/// Has no effect, because there are no other processes.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {}

/// Has no effect, because there are no other processes.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {}
