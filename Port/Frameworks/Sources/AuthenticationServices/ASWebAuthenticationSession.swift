public import PortSupport

public typealias ASPresentationAnchor = UIWindow

/// A browser for signing in; not shown.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  private let handler: CompletionHandler

  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init()
  }

  /// Reports an error in the next turn of the run loop, and returns false.
  @discardableResult
  open func start() -> Bool {
    let handler = handler
    DispatchQueue.deviceMain.async {
      handler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
    return false
  }

  open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  public var errorCode: Int { code.rawValue }
}

// MARK: Sign in with Apple

public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable {
    /// In the order of AuthenticationServices.
    case revoked, authorized, notFound, transferred
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Reports that the user is unknown, in the next turn of the run loop.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.deviceMain.async { completion(.notFound, nil) } }
}

open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }

  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

/// Requests an authorization; always fails.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Reports an error in the next turn of the run loop.
  open func performRequests() {
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self else { return }
      delegate?.authorizationController(
        controller: self,
        didCompleteWithError: ASAuthorizationError(.failed)
      )
    }
  }
}

/// Receives authorizations; every method has a default.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A button for signing in with Apple; its size was not measured on a device.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// In the order of AuthenticationServices.
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    /// In the order of AuthenticationServices.
    case white, whiteOutline, black
  }

  open var cornerRadius: CGFloat = 6

  public convenience init(
    authorizationButtonType type: ButtonType,
    authorizationButtonStyle style: Style
  ) { self.init(frame: .zero) }

  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
}
