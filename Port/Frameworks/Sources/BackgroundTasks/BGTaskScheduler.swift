public import PortSupport

/// Starts tasks in the background; starts none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }

  private static let only = BGTaskScheduler()
  open class var shared: BGTaskScheduler { only }
  private var identifiers: Set<String> = []

  /// Returns whether the identifier is new.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { identifiers.insert(identifier).inserted }

  /// - Throws: `BGTaskScheduler.Error.Code.unavailable`, as in the simulator.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    DispatchQueue.deviceMain.async { completionHandler([]) }
  }
}

open class BGTask: NSObject {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public override init(identifier: String) { super.init(identifier: identifier) }
}
