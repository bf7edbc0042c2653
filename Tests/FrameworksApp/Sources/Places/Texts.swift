import CommonCrypto
import CryptoKit
import SwiftUI
import UIKit

/// An alert with a style of its own.
final class SheetController: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .actionSheet }
}

public enum Texts {
  public static func sheet(_ title: String) -> UIAlertController {
    SheetController(title: title, message: nil, preferredStyle: .alert)
  }

  public static func duration(
    _ seconds: TimeInterval,
    _ style: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    return formatter.string(from: seconds)
  }

  public static func digest(_ text: String) -> String {
    let data = Data(text.utf8)
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &bytes) }
    return bytes.map { String(format: "%02x", $0) }.joined()
  }

  public static func fingerprint(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  /// Runs both blocks, and then the completion.
  public static func both(
    _ first: @escaping () -> Void,
    _ second: @escaping () -> Void,
    then completion: @escaping () -> Void
  ) {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "texts", qos: .userInitiated, attributes: .concurrent)
    queue.async(group: group) { first() }
    queue.async(group: group) { second() }
    group.notify(queue: .main) { completion() }
  }
}

struct Badge: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

/// A controller with a view of SwiftUI in its corner.
public final class BadgeController: UIViewController {
  let badge = UIHostingController(rootView: Badge(count: 1))

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(badge)
    badge.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.addSubview(badge.view)
    badge.didMove(toParent: self)
  }
}
