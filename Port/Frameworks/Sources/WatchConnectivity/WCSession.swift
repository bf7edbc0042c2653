public import PortSupport

public enum WCSessionActivationState: Int, Sendable {
  /// In WatchConnectivity's order.
  case notActivated, inactive, activated
}

/// The connection to a watch; not supported, because no watch is paired.
open class WCSession: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.
  private static let only = WCSession()
  open class var `default`: WCSession { only }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Reports an error in the next turn of the run loop.
  open func activate() {
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self else { return }
      delegate?.session(
        self,
        activationDidCompleteWith: .notActivated,
        error: WCError(.watchAppNotInstalled)
      )
    }
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }

  /// Reports an error in the next turn of the run loop.
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    DispatchQueue.deviceMain.async { errorHandler(WCError(.deviceNotPaired)) }
  }
}

/// Receives messages of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  )
}

extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}

public struct WCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

public let WCErrorDomain = "WCErrorDomain"

open class WCSessionUserInfoTransfer: NSObject {
  open var isTransferring: Bool { false }
  open func cancel() {}
}

open class WCSessionFileTransfer: NSObject {
  open var isTransferring: Bool { false }
  open func cancel() {}
}

extension WCSession {
  /// Transfers nothing, because no watch is paired.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }

  /// Transfers nothing, because no watch is paired.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    WCSessionFileTransfer()
  }
}
