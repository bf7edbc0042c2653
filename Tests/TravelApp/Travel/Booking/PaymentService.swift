import TravelKit

/// Pays bookings; the app's only implementation needs a server.
protocol PaymentService: AnyObject {
  var provider: String { get }
  func pay(_ amount: Money)
}
