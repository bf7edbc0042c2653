import Foundation
import SnapshotModel

/// Returns a value as JSON with sorted keys, its last line ended, in which every text is whole and
/// none acts on what shows it.
package func safeJSON(_ value: some Encodable) throws -> String {
  let json = try JSONEncoder.sorted(isPretty: true).encode(value)
  return escaped(String(decoding: json, as: UTF8.self)) + "\n"
}

/// Escapes what JSON allows but a terminal may obey, and `##`, with which commands to runners of
/// workflows begin; line feeds are the encoder's own.
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
