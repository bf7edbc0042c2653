import TravelKit
import UIKit

/// The amount and the provider of a payment.
final class PaymentViewController: UIViewController {
  private let service: PaymentService
  private let amount: Money
  private let label = UILabel()

  init(service: PaymentService, amount: Money) {
    self.service = service
    self.amount = amount
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.accessibilityIdentifier = "amount"
    label.text = "\(amount.text), \(service.provider)"
    label.frame = CGRect(x: 20, y: 120, width: 280, height: 24)
    view.addSubview(label)
  }
}
