import Foundation

enum GuideRequest {
  static let address = "guide.example.com"

  static var first: URLRequest? {
    URL(string: "https://\(address)/lisbon").map { URLRequest(url: $0) }
  }
}
