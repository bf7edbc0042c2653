import CommonCrypto
public import PortSupport

/// A digest, as a sequence of bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible where Element == UInt8 {}

/// The digests of CryptoKit.
public protocol HashFunction {
  associatedtype Digest
  init()
  mutating func update(data: some DataProtocol)
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of bytes.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest.
public struct DigestBytes<Function>: Digest, Sendable {
  let bytes: [UInt8]

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes in hexadecimal digits, after the name of the function.
  public var description: String {
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return "\(Function.self) digest: \(digits)"
  }
}

public typealias SHA256Digest = DigestBytes<SHA256>

public struct SHA256: HashFunction, Sendable {
  private var data = Data()
  public init() {}
  public mutating func update(data: some DataProtocol) { self.data.append(contentsOf: data) }
  public func finalize() -> SHA256Digest {
    DigestBytes(bytes: digest(of: data, length: CC_SHA256_DIGEST_LENGTH, CC_SHA256))
  }
}

/// Functions that are not secure.
public enum Insecure {
  public typealias MD5Digest = DigestBytes<MD5>
  public typealias SHA1Digest = DigestBytes<SHA1>

  public struct MD5: HashFunction, Sendable {
    private var data = Data()
    public init() {}
    public mutating func update(data: some DataProtocol) { self.data.append(contentsOf: data) }
    public func finalize() -> MD5Digest {
      DigestBytes(bytes: digest(of: data, length: CC_MD5_DIGEST_LENGTH, CC_MD5))
    }
  }

  public struct SHA1: HashFunction, Sendable {
    private var data = Data()
    public init() {}
    public mutating func update(data: some DataProtocol) { self.data.append(contentsOf: data) }
    public func finalize() -> SHA1Digest {
      DigestBytes(bytes: digest(of: data, length: CC_SHA1_DIGEST_LENGTH, CC_SHA1))
    }
  }
}

private typealias DigestFunction = (
  UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>?

private func digest(of data: Data, length: Int32, _ function: DigestFunction) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: Int(length))
  data.withUnsafeBytes { _ = function($0.baseAddress, CC_LONG(data.count), &bytes) }
  return bytes
}
