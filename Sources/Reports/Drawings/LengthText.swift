import SnapshotModel

/// Returns a length without rounding errors, as text.
package func number(_ value: Double) -> String {
  let value = canonicalPoints(value)
  let thousandths = (value * 1000).rounded()
  // With at most 15 digits, the thousandths have the digits of the shortest text that gives the
  // same value, and the general conversion takes longer.
  guard thousandths.magnitude < 1e13 else { return value.plain }
  return DecimalDigits(thousandths: Int(thousandths)).text
}
