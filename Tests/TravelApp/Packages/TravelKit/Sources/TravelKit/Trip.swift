/// A trip of the traveler.
public struct Trip: Hashable {
  /// The destination.
  public let place: Place
  /// The number of nights.
  public let nights: Int
  /// The price of one night.
  public let price: Money

  /// Makes a trip.
  public init(place: Place, nights: Int, price: Money) {
    self.place = place
    self.nights = nights
    self.price = price
  }

  /// The price of all nights.
  public var total: Money { Money(cents: price.cents * nights, currency: price.currency) }

  /// Trips of the first start.
  public static let samples = Place.samples.enumerated().map { index, place in
    Trip(place: place, nights: index + 2, price: Money(cents: 8_950 + 1_000 * index))
  }
}
