/// Returns the path of a case's baseline, relative to the folder of baselines.
///
/// The path has one folder for each part of the scenario's name, then a file for the case:
/// `sign-up/keyboard/iphone-8.portrait.scrolling-content.txt`. The case's system, including its
/// dots, precedes `.txt`, and each word of its settings follows a `+`. Different cases have
/// different paths, and no name leads out of the folder. A byte of another character than a letter,
/// a digit, `-`, `_` or a dot inside a scenario's name becomes `%` and two hexadecimal digits.
package func baselinePath(for identity: CaseIdentity) -> String {
  let folders = identity.scenario.split(separator: "/", omittingEmptySubsequences: false)
    .map { escapedFolder(String($0)) }
  var words = [identity.device, identity.orientation, identity.technique]
    .map { escaped($0, keepingDots: false) }
  // A file name with a dot as its first character would be hidden.
  if words[0].isEmpty { words[0] = "%" }
  let system = identity.system.map { [escaped($0, keepingDots: true)] } ?? []
  let settings = identity.settings.words.map { "+" + escaped($0, keepingDots: false) }
  let file = (words + system).joined(separator: ".") + settings.joined()
  return (folders + ["\(file).txt"]).joined(separator: "/")
}

/// Returns a folder's name, which is never empty, hidden, `.` or `..`.
///
/// It never ends in `.txt`, because it could then equal the name of a baseline.
private func escapedFolder(_ name: String) -> String {
  guard !name.isEmpty else { return "%" }
  var name = name.unicodeScalars[...]
  let beginning = name.first == "." ? "%2E" : ""
  if !beginning.isEmpty { name.removeFirst() }
  let end = name.suffix(4).elementsEqual(".txt".unicodeScalars) ? "%2Etxt" : ""
  if !end.isEmpty { name.removeLast(4) }
  return beginning + escaped(String(name), keepingDots: true) + end
}

private func escaped(_ name: String, keepingDots: Bool) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isKept =
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      case ".": keepingDots
      default: scalar.value > 0x7E && !isInvisible(scalar)
      }
    result += isKept ? String(scalar) : percentEncoded(scalar)
  }
  return result
}

private func percentEncoded(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf8
    .map { byte in "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    .joined()
}
