import SnapshotModel

/// Returns a length without rounding errors, as text.
package func number(_ value: Double) -> String {
  let value = canonicalPoints(value)
  let thousandths = (value * 1000).rounded()
  // With at most 15 digits, the thousandths have the digits of the shortest text that gives the
  // same value, and the general conversion takes longer.
  guard thousandths.magnitude < 1e13 else { return value.plain }
  return text(thousandths: Int(thousandths))
}

/// Returns a number without a zero fraction, as text.
private func text(thousandths: Int) -> String {
  var (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  // Fifteen bytes fit into a string without allocated memory: a sign, ten digits, a point and
  // three digits. They are written from the last to the first.
  return String(unsafeUninitializedCapacity: 15) { text in
    var start = 15
    func add(_ byte: UInt8) {
      start -= 1
      text.initializeElement(at: start, to: byte)
    }
    if fraction != 0 {
      for _ in 0..<3 {
        let digit = UInt8(fraction % 10)
        if digit != 0 || start < 15 { add(UInt8(ascii: "0") + digit) }
        fraction /= 10
      }
      add(UInt8(ascii: "."))
    }
    repeat {
      add(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole != 0
    if thousandths < 0 { add(UInt8(ascii: "-")) }
    for index in start..<15 { text[index - start] = text[index] }
    return 15 - start
  }
}
