/// A receiver of a row's values, in the order of its columns.
protocol ValueSink<Failure> {
  associatedtype Failure: Error

  /// Receives the id of a row.
  mutating func bind(id: Int64) throws(Failure)
  mutating func bind(_ value: Int64) throws(Failure)
  mutating func bind(_ value: Double) throws(Failure)
  mutating func bind(_ value: String) throws(Failure)
  mutating func bind(_ value: [UInt8]) throws(Failure)
  mutating func bindNull() throws(Failure)
}

extension Statement: ValueSink {
  func bind(id: Int64) throws(StoreError) { try bind(id) }
}
