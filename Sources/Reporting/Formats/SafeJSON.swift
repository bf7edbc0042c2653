import Foundation
import SnapshotModel

/// Returns a value as JSON with sorted keys and a terminated last line.
///
/// Every text is complete and escaped for display.
package func safeJSON(_ value: some Encodable) throws -> String {
  let json = try JSONEncoder.sorted(isPretty: true).encode(value)
  return escaped(String(decoding: json, as: UTF8.self)) + "\n"
}

/// Escapes characters that terminals obey although JSON allows them, and `##`, which starts a
/// command of workflow runners.
///
/// Line feeds come only from the encoder.
private func escaped(_ json: String) -> String {
  var result = ""
  var previous: Unicode.Scalar?
  for scalar in json.unicodeScalars {
    let acts = scalar.actsWhenShown && scalar != "\n" || scalar == "#" && previous == "#"
    if acts {
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    } else {
      result.unicodeScalars.append(scalar)
    }
    previous = scalar
  }
  return result
}
