/// Converts a value to another type with the same bits, or a closure to an object and back.
///
/// Apps store a block as an associated object. A block is an object on Apple's systems, and a closure
/// here, which has another size.
///
/// - Precondition: Both types have the same size, or one is a closure and the other an object.
public func unsafeBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
  guard MemoryLayout<Value>.size != MemoryLayout<Result>.size else {
    return Swift.unsafeBitCast(value, to: type)
  }
  if let box = value as? ClosureBox, let closure = box.closure as? Result { return closure }
  if let box = ClosureBox(value) as? Result { return box }
  preconditionFailure("\(Value.self) and \(Result.self) have different sizes")
}

/// An object in place of a block.
private final class ClosureBox {
  let closure: Any

  init(_ closure: Any) {
    self.closure = closure
  }
}
