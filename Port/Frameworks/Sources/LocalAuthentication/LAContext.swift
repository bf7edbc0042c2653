public import PortSupport

/// Authenticates the owner of the device; always fails, because the device has no owner.
open class LAContext: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are only stored.

  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  /// The validity of an earlier unlock of the device, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: Double = 0
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Sets the error that ``evaluatePolicy(_:localizedReason:reply:)`` reports, and returns false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = Self.error(of: policy) as NSError
    return false
  }

  /// Reports an error in the next turn of the run loop.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.deviceMain.async { reply(false, Self.error(of: policy)) }
  }

  /// Throws the error that ``canEvaluatePolicy(_:error:)`` sets.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(of: policy)
  }

  open func invalidate() {}

  private static func error(of policy: LAPolicy) -> LAError {
    switch policy {
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    }
  }
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  /// The values of LocalAuthentication's constants.
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// The domain of errors of LocalAuthentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

public struct LAError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    // The former names.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Lets `catch LAError.userCancel` compare the code.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
