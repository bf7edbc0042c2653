public import PortSupport

/// Asks for a rating; nothing is shown.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Shows an app of the store; here a controller with a plain view.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Reports an error in the next turn of the run loop.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    DispatchQueue.deviceMain.async { block(false, SKError(.cloudServiceNetworkConnectionFailed)) }
  }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The domain of errors of StoreKit.
public let SKErrorDomain = "SKErrorDomain"

public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// In StoreKit's order.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

// MARK: Purchases

open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var isCanceled = false

  /// Reports an error in the next turn of the run loop.
  open func start() {
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self, !isCanceled else { return }
      delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
    }
  }

  open func cancel() { isCanceled = true }
}

/// Receives the end of requests; every method has a default.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) { super.init() }
}

open class SKReceiptRefreshRequest: SKRequest {}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { 1 }

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  /// In StoreKit's order.
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
}

extension SKPaymentTransactionObserver {
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The purchases; each fails.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; used on the device's thread.
  private static let only = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { only }
  /// Returns false, because the store is missing.
  open class func canMakePayments() -> Bool { false }

  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }
  private var observers: [Observer] = []
  open private(set) var transactions: [SKPaymentTransaction] = []

  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer || $0.object == nil }
  }

  /// Reports a failed transaction in the next turn of the run loop.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment: payment)
    transactions.append(transaction)
    DispatchQueue.deviceMain.async {
      for observer in self.observers {
        observer.object?.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }

  /// Reports an error in the next turn of the run loop.
  open func restoreCompletedTransactions() {
    DispatchQueue.deviceMain.async {
      for observer in self.observers {
        observer.object?.paymentQueue(
          self,
          restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed)
        )
      }
    }
  }
}

/// Reports the effect of advertising; nothing is reported.
open class SKAdNetwork: NSObject {
  open class func registerAppForAdNetworkAttribution() {}
  open class func updateConversionValue(_ conversionValue: Int) {}
}
