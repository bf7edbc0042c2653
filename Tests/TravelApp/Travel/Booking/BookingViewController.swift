import UIKit

/// The price of a trip and a button that chooses seats.
final class BookingViewController: UIViewController {
  private let booking: Booking
  private let priceLabel = UILabel()
  private let seatsButton = PillButton()

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    priceLabel.text = booking.total.text
    priceLabel.accessibilityIdentifier = "price"
    seatsButton.accessibilityIdentifier = "choose seats"
    seatsButton.setTitle(NSLocalizedString("booking.seats", comment: "Chooses seats"), for: .normal)
    seatsButton.addTarget(self, action: #selector(chooseSeats), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [priceLabel, seatsButton])
    stack.axis = .vertical
    stack.spacing = Theme.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Theme.margin),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Theme.margin),
    ])
  }

  @objc private func chooseSeats() {
    present(SeatPickerViewController(), animated: true)
  }
}
