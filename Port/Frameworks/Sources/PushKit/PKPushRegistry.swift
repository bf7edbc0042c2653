public import PortSupport

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = Self(rawValue: "PKPushTypeVoIP")
  public static let fileProvider = Self(rawValue: "PKPushTypeFileProvider")
}

open class PKPushCredentials: NSObject {
  public let type: PKPushType
  public let token: Data

  init(type: PKPushType, token: Data) {
    (self.type, self.token) = (type, token)
    super.init()
  }
}

open class PKPushPayload: NSObject {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]

  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    super.init()
  }
}

/// Registers for pushes; no token and no push arrives.
open class PKPushRegistry: NSObject {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?

  public init(queue: DispatchQueue?) { super.init() }

  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// Receives tokens and pushes; every method has a default, and none is called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  )
  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  )
  func pushRegistry(
    _ registry: PKPushRegistry,
    didInvalidatePushTokenFor type: PKPushType
  )
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didInvalidatePushTokenFor type: PKPushType
  ) {}
}
