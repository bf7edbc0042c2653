import TravelKit

struct Booking {
  let trip: Trip
  var seats: Int

  var total: Money { Money(cents: trip.total.cents * seats, currency: trip.total.currency) }
}
