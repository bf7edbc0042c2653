public import PortSupport

/// The name or number of a caller.
open class CXHandle: NSObject {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber = 2
    case emailAddress = 3
  }

  public let type: HandleType
  public let value: String

  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
}

open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
}

open class CXProviderConfiguration: NSObject {
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  public override init() {
    localizedName = nil
    super.init()
  }

  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded = 2
  case unanswered = 3
  case answeredElsewhere = 4
  case declinedElsewhere = 5
}

/// Reports calls to the system, which does not show them.
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration
  open private(set) weak var delegate: (any CXProviderDelegate)?
  open var pendingTransactions: [CXTransaction] { [] }

  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }

  /// Reports an error in the next turn of the run loop, because no call is shown.
  open func reportNewIncomingCall(
    with UUID: UUID,
    update: CXCallUpdate,
    completion: @escaping ((any Error)?) -> Void
  ) {
    DispatchQueue.deviceMain.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }

  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID,
    endedAt dateEnded: Date?,
    reason endedReason: CXCallEndedReason
  ) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt date: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt date: Date?) {}
  open func invalidate() {}
}

public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case unentitled = 1
    case callUUIDAlreadyExists = 2
    case filteredByDoNotDisturb = 3
    case filteredByBlockList = 4
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public var errorCode: Int { code.rawValue }
}

/// Performs the actions of calls; every method except the first has a default, and none is called.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

// MARK: Actions

open class CXAction: NSObject {
  public let uuid = UUID()
  open private(set) var isComplete = false
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

open class CXCallAction: CXAction {
  public let callUUID: UUID

  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

open class CXStartCallAction: CXCallAction {
  open var handle: CXHandle
  open var isVideo = false
  open var contactIdentifier: String?

  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}

open class CXAnswerCallAction: CXCallAction {}
open class CXEndCallAction: CXCallAction {}

open class CXSetHeldCallAction: CXCallAction {
  open var isOnHold: Bool

  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

open class CXSetMutedCallAction: CXCallAction {
  open var isMuted: Bool

  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

open class CXTransaction: NSObject {
  public private(set) var actions: [CXAction] = []

  public override init() { super.init() }

  public init(action: CXAction) {
    actions = [action]
    super.init()
  }

  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }

  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Requests actions of calls; requests fail.
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()

  public override init() { super.init() }
  public init(queue: DispatchQueue) { super.init() }

  /// Reports an error in the next turn of the run loop.
  open func request(
    _ transaction: CXTransaction,
    completion: @escaping ((any Error)?) -> Void
  ) {
    DispatchQueue.deviceMain.async {
      completion(NSError(domain: "com.apple.CallKit.error.requesttransaction", code: 1))
    }
  }
}

open class CXCall: NSObject {
  open var uuid: UUID { UUID() }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }
}

/// Observes the calls of the device: none.
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
