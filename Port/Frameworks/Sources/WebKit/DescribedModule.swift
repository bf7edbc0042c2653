import PortSupport

/// The keys of web views that code observes.
enum DescribedModule: DescribedClasses {
  static func describe() {
    let view = ClassDescription.of(WKWebView.self)
    view.add("URL", \WKWebView.url)
    view.add("title", \WKWebView.title)
    view.add("loading", \WKWebView.isLoading)
    view.add("estimatedProgress", \WKWebView.estimatedProgress)
    view.add("canGoBack", \WKWebView.canGoBack)
    view.add("canGoForward", \WKWebView.canGoForward)
  }
}
