import LocalAuthentication
import Security
import UIKit
import UserNotifications

/// The user's password and permissions.
public final class Account {
  public init() {}

  public func store(_ password: String) -> Bool {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: "user",
      kSecValueData as String: Data(password.utf8),
    ]
    SecItemDelete(query as CFDictionary)
    return SecItemAdd(query as CFDictionary, nil) == errSecSuccess
  }

  public var password: String? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: "user",
      kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  public func unlock(_ completion: @escaping (Bool) -> Void) {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      return completion(false)
    }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics,
      localizedReason: "Unlock"
    ) { success, _ in DispatchQueue.main.async { completion(success) } }
  }

  public func askForNotifications(_ completion: @escaping (Bool) -> Void) {
    let center = UNUserNotificationCenter.current()
    center.getNotificationSettings { settings in
      guard settings.authorizationStatus == .notDetermined else { return }
      center.requestAuthorization(options: [.alert, .badge]) { granted, _ in
        DispatchQueue.main.async { completion(granted) }
      }
    }
  }

  public func load(_ url: URL, _ completion: @escaping (Error?) -> Void) {
    URLSession.shared.dataTask(with: url) { _, _, error in
      DispatchQueue.main.async { completion(error) }
    }.resume()
  }
}
