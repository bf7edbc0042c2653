import Foundation

/// Applies a function to each element, on all cores.
///
/// - Throws: the error of the first element that has one.
func parallel<Element: Sendable, Value: Sendable>(
  _ elements: [Element],
  _ body: @Sendable (Element) throws -> Value
) throws -> [Value] {
  let results = SharedResults<Result<Value, any Error>>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    results.set(Result { try body(elements[index]) }, at: index)
  }
  return try results.all.map { try $0.get() }
}

/// Results that several threads store.
///
/// Sendable without a check by the compiler: `values` is only touched while `lock` is held.
private final class SharedResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
