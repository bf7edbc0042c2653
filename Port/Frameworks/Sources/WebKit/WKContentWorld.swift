public import PortSupport

/// A namespace of scripts; scripts are not run.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static let pageWorld = WKContentWorld(name: nil)
  private static let clientWorld = WKContentWorld(name: nil)
  open class var page: WKContentWorld { pageWorld }
  open class var defaultClient: WKContentWorld { clientWorld }
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }

  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }
}

/// Answers messages of scripts; never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  )
}

extension WKUserContentController {
  /// Stores the receiver of messages, which is never called.
  public func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld: WKContentWorld,
    name: String
  ) { add(scriptMessageHandler, name: name) }

  /// Has no effect, because scripts are not run.
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) {}

  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
}

extension WKUserScript {
  /// Creates a script; the world has no effect.
  public convenience init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source,
      injectionTime: injectionTime,
      forMainFrameOnly: forMainFrameOnly
    )
  }
}

extension WKWebView {
  /// Reports an error in the next turn of the run loop, because no script is run.
  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.deviceMain.async {
      completionHandler(.failure(WKError(.javaScriptExceptionOccurred)))
    }
  }
}
