public import UIKit

/// A key; none is made.
open class SecKey: NSObject {}
/// A certificate; none is read.
open class SecCertificate: NSObject {}
/// The evaluation of a server's certificates; there is none.
open class SecTrust: NSObject {}
open class SecPolicy: NSObject {}
open class SecAccessControl: NSObject {}
open class SecIdentity: NSObject {}
open class SecRandom: NSObject {}

public typealias SecRandomRef = SecRandom

public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes with random values.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator),
      toByteOffset: index,
      as: UInt8.self
    )
  }
  return errSecSuccess
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1 << 0)
  public static let biometryAny = Self(rawValue: 1 << 1)
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  public static let devicePasscode = Self(rawValue: 1 << 4)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
}

/// Returns an access control without effect.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?,
  _ protection: CFTypeRef,
  _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Returns nil, because certificates are not read.
public func SecCertificateCreateWithData(
  _ allocator: AnyObject?,
  _ data: CFData
) -> SecCertificate? { nil }

/// Reports that the certificates are not trusted, because they are not read.
@discardableResult
public func SecTrustEvaluateWithError(
  _ trust: SecTrust,
  _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
  return false
}
