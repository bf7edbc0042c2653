public import UIKit

// Core Foundation's types, here the same as Foundation's.

public typealias CFTypeRef = AnyObject
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableString = NSMutableString
public typealias CFIndex = Int
public typealias OSStatus = Int32

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A place for an error, which a call sets.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
/// A place for a value that a call sets; a pointer of its own on Apple's systems.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// Returns the time since 2001 on the device's clock, in seconds.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
  Date.simulatedNow.timeIntervalSinceReferenceDate
}
