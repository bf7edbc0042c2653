/// An amount in the smallest unit of its currency.
public struct Money: Hashable {
  /// The amount in cents.
  public let cents: Int
  /// The code of the currency, such as `EUR`.
  public let currency: String

  /// Makes an amount.
  public init(cents: Int, currency: String = "EUR") {
    self.cents = cents
    self.currency = currency
  }

  /// The amount with two decimals and its currency.
  public var text: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
  }

  /// Returns the sum of two amounts of one currency.
  public static func + (first: Money, second: Money) -> Money {
    Money(cents: first.cents + second.cents, currency: first.currency)
  }
}
