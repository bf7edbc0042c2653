import UIKit
import WebKit

/// A page of the travel guide below a bar with its address.
final class GuideViewController: UIViewController {
  private let addressLabel = UILabel()
  private lazy var webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("guide.title", comment: "The title of the travel guide")
    view.backgroundColor = .systemBackground
    addressLabel.accessibilityIdentifier = "address"
    webView.accessibilityIdentifier = "page"
    webView.navigationDelegate = self
    addressLabel.text = GuideRequest.address
    let stack = UIStackView(arrangedSubviews: [addressLabel, webView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      addressLabel.heightAnchor.constraint(equalToConstant: 32),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    if let request = GuideRequest.first { webView.load(request) }
  }
}

extension GuideViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
    addressLabel.text = webView.url?.host ?? GuideRequest.address
  }
}
