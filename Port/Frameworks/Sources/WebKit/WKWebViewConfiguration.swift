public import PortSupport

@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var mediaPlaybackRequiresUserAction = true
  open var requiresUserActionForMediaPlayback = true
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var upgradeKnownHostsToHTTPS = true
  open var limitsNavigationsToAppBoundDomains = false

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Stores a handler, which is never called.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var shouldPrintBackgrounds = false
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    /// In WebKit's order.
    case recommended, mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

public enum WKSelectionGranularity: Int, Sendable {
  /// In WebKit's order.
  case dynamic, character
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1 << 0)
  public static let video = Self(rawValue: 1 << 1)
  public static let all = Self(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let trackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}

// MARK: Scripts

/// The scripts of pages and the receivers of their messages; stored only.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  /// In WebKit's order.
  case atDocumentStart, atDocumentEnd
}

@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  open weak var webView: WKWebView?
  open var frameInfo: WKFrameInfo

  init(name: String, body: Any, frameInfo: WKFrameInfo) {
    (self.name, self.body, self.frameInfo) = (name, body, frameInfo)
    super.init()
  }
}

/// Receives messages of scripts; never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// Loads resources of custom schemes; never called.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  open var identifier: String! { "" }
}

// MARK: Data of pages

/// The data of visited pages: none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler([]) } }

  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler() } }

  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler() } }
}

@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
