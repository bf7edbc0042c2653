/// The expression in place of an omitted value.
enum StandIn {
  /// A call of PortSupport that returns an empty value of any type.
  case emptyValue
  /// An expression that traps, for modules without PortSupport.
  case trap

  var expression: String {
    switch self {
    case .emptyValue: "omittedValue()"
    case .trap: "{ fatalError(\"omitted\") }()"
    }
  }
}
