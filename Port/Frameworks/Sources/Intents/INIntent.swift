public import PortSupport

/// A request of the user for Siri or a shortcut; none arrives.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
}

open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}

/// An intent that the user has carried out; it is not donated.
open class INInteraction: NSObject {
  public let intent: INIntent
  open var identifier: String = ""
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    super.init()
  }

  /// Calls the handler in the next turn of the run loop.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.deviceMain.async { completion(nil) }
  }

  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.deviceMain.async { completion(nil) }
  }
}

open class INPersonHandle: NSObject {
  public enum HandleType: Int, Sendable {
    /// In Intents' order.
    case unknown, emailAddress, phoneNumber
  }

  public let value: String?
  public let type: HandleType

  public init(value: String?, type: HandleType) {
    (self.value, self.type) = (value, type)
    super.init()
  }
}

open class INImage: NSObject {
  public init(named name: String) { super.init() }
  public init(imageData: Data) { super.init() }
  public init?(url URL: URL) { super.init() }
}

open class INPerson: NSObject {
  public let personHandle: INPersonHandle?
  public let displayName: String
  public let image: INImage?

  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    (self.personHandle, self.displayName) = (personHandle, displayName ?? "")
    self.image = image
    super.init()
  }
}

open class INStartCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}

open class INStartAudioCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}

open class INStartVideoCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  /// In Intents' order.
  case notDetermined, restricted, denied, authorized
}

open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Reports that the user has decided nothing, in the next turn of the run loop.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { DispatchQueue.deviceMain.async { handler(.notDetermined) } }
}

open class INShortcut: NSObject {
  public let userActivity: NSUserActivity?

  public init(userActivity: NSUserActivity) {
    self.userActivity = userActivity
    super.init()
  }

  public init?(intent: INIntent) {
    userActivity = nil
    super.init()
  }
}

/// The shortcuts of the user: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // Sendable by proof: there are no stored properties.
  private static let only = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { only }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Handles intents of an extension; none arrives.
open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}
