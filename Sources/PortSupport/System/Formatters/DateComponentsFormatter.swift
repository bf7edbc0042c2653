public import UIKit

/// Formats durations in English; replaces Foundation's, which is not implemented on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable as on Apple's systems: code changes a formatter before it uses it.

  public enum UnitsStyle: Int, Sendable {
    /// In Foundation's order.
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar.current
  open var referenceDate: Date?
  /// Has no effect here.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    // Durations without a date have days of 24 hours.
    if referenceDate == nil, let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    return string(
      from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    )
  }

  open func string(from components: DateComponents) -> String? {
    var parts = Self.units.filter { allowedUnits.contains($0.unit) }
      .map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    let isNegative = parts.contains { $0.value < 0 }
    parts = remaining(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    let text = joined(parts.map { (unit: $0.unit, value: abs($0.value)) })
    let signed = isNegative ? "-\(text)" : text
    let about = includesApproximationPhrase ? "About \(signed)" : signed
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string)
  }

  // MARK: Units

  private typealias Part = (unit: Unit, value: Int)

  private struct Unit {
    var unit: NSCalendar.Unit
    var component: Calendar.Component
    /// The names in the styles `abbreviated`, `brief`, `short` and `full`, for one.
    var names: [String]
  }

  private static let units = [
    Unit(unit: .year, component: .year, names: ["y", "yr", "yr", "year"]),
    Unit(unit: .month, component: .month, names: ["mo", "mth", "mth", "month"]),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, names: ["w", "wk", "wk", "week"]),
    Unit(unit: .day, component: .day, names: ["d", "day", "day", "day"]),
    Unit(unit: .hour, component: .hour, names: ["h", "hr", "hr", "hour"]),
    Unit(unit: .minute, component: .minute, names: ["m", "min", "min", "minute"]),
    Unit(unit: .second, component: .second, names: ["s", "sec", "sec", "second"]),
  ]

  /// Returns the parts that the behavior for zeros keeps, and the last part of a zero duration.
  private func remaining(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1) }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func joined(_ parts: [Part]) -> String {
    switch unitsStyle {
    case .positional: positional(parts)
    case .abbreviated: parts.map { "\($0.value)\($0.unit.names[0])" }.joined(separator: " ")
    case .brief: parts.map { named($0, 1, space: "") }.joined(separator: " ")
    case .short: parts.map { named($0, 2, space: " ") }.joined(separator: ", ")
    case .full, .spellOut: parts.map { named($0, 3, space: " ") }.joined(separator: ", ")
    }
  }

  private func named(_ part: Part, _ style: Int, space: String) -> String {
    let name = part.unit.names[style]
    // The short names of hours, minutes and seconds have no plural.
    let hasPlural = style == 3 || ["yr", "mth", "wk", "day"].contains(name)
    return "\(part.value)\(space)\(name)\(hasPlural && part.value != 1 ? "s" : "")"
  }

  private func positional(_ parts: [Part]) -> String {
    parts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }.joined(separator: ":")
  }
}
