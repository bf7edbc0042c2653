public import PortSupport

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

public enum WKNavigationActionPolicy: Int, Sendable {
  /// In WebKit's order.
  case cancel, allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  /// In WebKit's order.
  case cancel, allow, download
}

public enum WKNavigationType: Int, Sendable {
  /// In WebKit's order.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The start of a navigation by code.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let targetFrame: WKFrameInfo?
  public let sourceFrame: WKFrameInfo
  open var navigationType: WKNavigationType { .other }
  open var shouldPerformDownload: Bool { false }

  init(request: URLRequest, webView: WKWebView) {
    let frame = WKFrameInfo(request: request, webView: webView)
    (self.request, targetFrame, sourceFrame) = (request, frame, frame)
    super.init()
  }
}

@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  public let request: URLRequest
  public private(set) weak var webView: WKWebView?
  open var isMainFrame: Bool { true }

  init(request: URLRequest, webView: WKWebView) {
    (self.request, self.webView) = (request, webView)
    super.init()
  }
}

@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

@preconcurrency @MainActor
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
}

@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Decides and follows navigations; every method has a default.
///
/// Responses, redirects and authentication challenges do not occur.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  )
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  )
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  )
  func webView(
    _ webView: WKWebView,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (
        PortSupport.URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  )
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    // WebKit prefers the method with preferences.
    decide(webView, navigationAction, decisionHandler)
  }
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { decisionHandler(.allow, preferences) }
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (
        PortSupport.URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}

  private func decide(
    _ webView: WKWebView,
    _ action: WKNavigationAction,
    _ handler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    self.webView(
      webView,
      decidePolicyFor: action,
      preferences: webView.configuration.defaultWebpagePreferences
    ) { policy, _ in handler(policy) }
  }
}

/// Shows windows and panels of pages; every method has a default, and none is called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  )
  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  )
  func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  )
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  public func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
  public func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) { completionHandler(nil) }
}

@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// The cookies of pages, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.deviceMain.async { completionHandler(cookies) }
  }

  open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    if let completionHandler { DispatchQueue.deviceMain.async { completionHandler() } }
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    if let completionHandler { DispatchQueue.deviceMain.async { completionHandler() } }
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
    }
  }
}
