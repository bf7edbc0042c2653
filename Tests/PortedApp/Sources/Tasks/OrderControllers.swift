import UIKit

/// A delivery of tasks.
struct Order {
  /// The progress of an order.
  enum Status {
    case open(since: Date)
    case delivered
  }

  let title: String
  let status: Status
}

/// Returns orders.
protocol OrderService: AnyObject {
  var orders: [Order] { get }
}

/// Three orders without a server.
final class LocalOrders: OrderService {
  private let count: Int

  init(count: Int = 3) { self.count = count }

  var orders: [Order] {
    (0..<count).map { Order(title: "Order \($0)", status: .delivered) }
  }
}

/// The list of orders.
final class OrderListController: UITableViewController {
  private let service: any OrderService
  private let onClose: (Bool) -> Void
  private lazy var closeItem = UIBarButtonItem(
    title: "Close",
    style: .plain,
    target: self,
    action: #selector(close)
  )

  init(service: any OrderService, onClose: @escaping (Bool) -> Void) {
    self.service = service
    self.onClose = onClose
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = closeItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    service.orders.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = OrderDetailController(order: service.orders[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }

  @objc private func close() {
    onClose(true)
    present(AboutOrdersController(), animated: true)
  }
}

/// One order, with a button that moves the title down.
final class OrderDetailController: UIViewController {
  private let order: Order
  private let titleLabel = UILabel()
  private let moveButton = UIButton(type: .system)

  init(order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = order.title
    titleLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    moveButton.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    moveButton.addTarget(self, action: #selector(move), for: .touchUpInside)
    view.addSubview(titleLabel)
    view.addSubview(moveButton)
  }

  @objc private func move() { titleLabel.frame.origin.y += 15 }
}

/// A note over the orders, which a tap closes.
final class AboutOrdersController: UIViewController {
  private let noteView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    noteView.frame = CGRect(x: 0, y: 0, width: 80, height: 70)
    noteView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(leave))
    )
    view.addSubview(noteView)
  }

  @objc private func leave() { dismiss(animated: true) }
}

/// A receipt, which only the shop makes.
struct Receipt {
  let number: Int

  private init(number: Int) { self.number = number }

  static func numbered<Number: BinaryInteger>(_ number: Number) -> Receipt {
    Receipt(number: Int(number))
  }
}

/// A view as high as the receipt's number.
final class ReceiptController: UIViewController {
  private let receipt: Receipt
  private let numberView = UIView()

  init(receipt: Receipt) {
    self.receipt = receipt
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    numberView.frame = CGRect(x: 0, y: 0, width: 10, height: receipt.number)
    view.addSubview(numberView)
  }
}

/// A screen that needs an order which the app has opened before.
final class OpenOrderController: UIViewController {
  static var opened: Order?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Self.opened!.title
  }
}
