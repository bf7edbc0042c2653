#if DEBUG
import TravelKit

/// Accepts all payments.
final class PreviewPayments: PaymentService {
  let provider = "Preview"

  func pay(_ amount: Money) {}
}

extension Booking {
  /// Two seats of the first trip.
  static let sample = Booking(trip: Trip.samples[0], seats: 2)
}
#endif
