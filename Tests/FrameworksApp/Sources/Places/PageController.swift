import SafariServices
import UIKit
import WebKit

/// Shows a page below a progress bar.
public final class PageController: UIViewController, WKNavigationDelegate {
  public let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  public let progress = UIProgressView(progressViewStyle: .default)
  public private(set) var events: [String] = []
  private var observation: NSKeyValueObservation?

  public override func viewDidLoad() {
    super.viewDidLoad()
    page.navigationDelegate = self
    let stack = UIStackView(arrangedSubviews: [progress, page])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    observation = page.observe(\.estimatedProgress) { [weak self] page, _ in
      self?.progress.progress = Float(page.estimatedProgress)
    }
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {
    events.append("start")
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    events.append("finish")
  }

  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    events.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
  }

  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.request.url?.host == "blocked.example" ? .cancel : .allow)
  }

  /// Opens an address in a browser of its own.
  public func browser(for url: URL) -> UIViewController { SFSafariViewController(url: url) }
}
