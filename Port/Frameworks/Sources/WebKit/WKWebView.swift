public import PortSupport

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A view for pages; it has a scroll view without content.
///
/// Requests fail with `notConnectedToInternet`. Local texts and files finish loading and show
/// nothing. The view has no intrinsic size, as in WebKit.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The scroll view of the page; it fills the view.
  public let scrollView = UIScrollView(frame: .zero)
  /// A copy on Apple's systems, the given object here.
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let backForwardList = WKBackForwardList()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view of zero size; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    clipsToBounds = true
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
  }

  // MARK: State

  open private(set) var url: URL? {
    willSet { keyValueWillChange(self, "URL") }
    didSet { keyValueDidChange(self, "URL") }
  }
  /// The page's title; empty, because no page is loaded.
  open var title: String? { "" }
  open private(set) var isLoading = false {
    willSet { keyValueWillChange(self, "loading") }
    didSet { keyValueDidChange(self, "loading") }
  }
  /// The loaded part of the page, from 0 to 1.
  open private(set) var estimatedProgress: Double = 0 {
    willSet { keyValueWillChange(self, "estimatedProgress") }
    didSet { keyValueDidChange(self, "estimatedProgress") }
  }
  open var hasOnlySecureContent: Bool { true }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var mediaType: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var interactionState: Any?
  open var underPageBackgroundColor: UIColor?
  open var themeColor: UIColor? { nil }

  // MARK: Navigation

  private var current: WKNavigation?

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard request.url?.isFileURL == true else {
      return begin(request, failure: URLError(.notConnectedToInternet))
    }
    return begin(request, failure: nil)
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(URLRequest(url: URL), failure: nil)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(Self.request(for: baseURL), failure: nil)
  }

  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { begin(URLRequest(url: baseURL), failure: nil) }

  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() {
    current = nil
    isLoading = false
  }

  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  private static func request(for base: URL?) -> URLRequest {
    URLRequest(url: base ?? URL(fileURLWithPath: "/"))
  }

  /// Begins a navigation, and calls the delegate in later turns of the run loop.
  private func begin(_ request: URLRequest, failure: URLError?) -> WKNavigation {
    let navigation = WKNavigation()
    current = navigation
    isLoading = true
    estimatedProgress = 0.1
    url = request.url
    DispatchQueue.deviceMain.async { [weak self] in
      self?.decide(navigation, request, failure)
    }
    return navigation
  }

  private func decide(_ navigation: WKNavigation, _ request: URLRequest, _ failure: URLError?) {
    guard navigation === current else { return }
    guard let navigationDelegate else { return commit(navigation, failure) }
    let action = WKNavigationAction(request: request, webView: self)
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard policy == .allow else {
        self?.stopLoading()
        return
      }
      self?.commit(navigation, failure)
    }
  }

  private func commit(_ navigation: WKNavigation, _ failure: URLError?) {
    guard navigation === current else { return }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self, navigation === current else { return }
      if let failure {
        stopLoading()
        navigationDelegate?.webView(
          self,
          didFailProvisionalNavigation: navigation,
          withError: failure
        )
      } else {
        finish(navigation)
      }
    }
  }

  private func finish(_ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didCommit: navigation)
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  // MARK: Scripts

  /// Reports an error in the next turn of the run loop, because no script is run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Throws the error that the method with a handler reports.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Reports an error in the next turn of the run loop, because nothing is drawn.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    DispatchQueue.deviceMain.async { completionHandler(nil, WKError(.unknown)) }
  }

  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}

@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The mode of the page's content, stored only.
  open var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
}

/// The visited pages: none.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }

  init(url: URL) {
    (self.url, initialURL) = (url, url)
    super.init()
  }
}

@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The drawn part of the view, in its coordinates; null for its bounds.
  open var rect = CGRect.null
  /// The width of the picture, in points; nil for the width of ``rect``.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

/// The domain of errors of WebKit.
public let WKErrorDomain = "WKErrorDomain"

public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
}
