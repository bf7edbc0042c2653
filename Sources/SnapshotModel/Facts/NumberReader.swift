/// Reads a fact from the numbers of its columns.
///
/// The compiler specializes visitors only in the module of the facts. Visitors of other modules take
/// several times as long.
private struct NumberReader {
  let numbers: UnsafeBufferPointer<UInt64>
  var position: Int

  @inline(__always)
  private mutating func next() -> UInt64 {
    defer { position += 1 }
    return numbers[position]
  }

  private func failOnText() -> Never {
    preconditionFailure("a fact that is read from numbers has a column with text")
  }
}

extension ViewGeometry {
  /// Reads the columns of the table `geometry`.
  ///
  /// - Parameters:
  ///   - numbers: The bits of each number, in the order of the columns.
  ///   - count: The number of columns that precede the view's measures.
  package mutating func read(_ numbers: UnsafeBufferPointer<UInt64>, after count: Int) {
    var reader = NumberReader(numbers: numbers, position: count)
    visit(&reader)
  }
}

extension NumberReader: FactVisitor {
  typealias Failure = Never

  func begin(_ property: FactProperty) -> Bool { property.column != nil }

  mutating func flag(_ value: inout Bool, column _: StaticString, as _: StaticString) {
    value = next() != 0
  }
}

extension NumberReader {
  var isReading: Bool { true }

  mutating func number(_: StaticString, _ value: inout Double) {
    value = Double(bitPattern: next())
  }

  mutating func integer(_ value: inout Int) { value = Int(truncatingIfNeeded: next()) }

  func text(_: inout String) { failOnText() }

  func choice<Choice: FactChoice>(_: inout Choice) { failOnText() }

  func choices<Choice: FactChoice>(_: inout [Choice]) { failOnText() }

  func eventValue(_: inout EventValue) { failOnText() }
}
