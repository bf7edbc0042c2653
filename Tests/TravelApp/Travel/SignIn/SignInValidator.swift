import Foundation

struct SignInValidator {
  func accepts(name: String?, password: String?) -> Bool {
    guard let name, let password else { return false }
    return name.contains("@") && password.count >= 8
  }
}
