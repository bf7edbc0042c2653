import CassowarySolver

/// A constraint system from text, in the format of `peers/systems.py`.
struct SystemDump {
  struct Edit {
    var variable: Int
    var strength: Double
    var initial: Double

    /// The values that the edit is set to in turn.
    var script: [Double] = []
  }

  struct Statement {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var strength: Double
  }

  var name = ""
  var size = 0
  var variableCount = 0
  var statements: [Statement] = []
  var edits: [Edit] = []

  /// The constraint that is replaced repeatedly, and its other constant.
  var toggle: (index: Int, constant: Double)?

  /// The edits of the width and the height of a window that can rotate.
  var window: (width: Int, height: Int)?

  /// The strength for "required" in the dumps.
  static let required = 1_001_001_000.0

  init(parsing lines: some Sequence<Substring>) throws {
    for line in lines {
      let words = line.split(separator: " ")
      guard let kind = words.first else { continue }
      switch kind {
      case "system":
        name = String(words[1])
        size = try Int(Self.number(words[2]))
      case "var": variableCount += 1
      case "con": try statements.append(Self.statement(words))
      case "edit":
        let numbers = try words.dropFirst().map(Self.number)
        edits.append(Edit(variable: Int(numbers[0]), strength: numbers[1], initial: numbers[2]))
      case "script":
        let numbers = try words.dropFirst().map(Self.number)
        let index = Int(numbers[0])
        guard edits.indices.contains(index) else { throw DumpError(line: String(line)) }
        edits[index].script = Array(numbers.dropFirst())
      case "toggle":
        toggle = (Int(try Self.number(words[1])), try Self.number(words[2]))
      case "window":
        window = (Int(try Self.number(words[1])), Int(try Self.number(words[2])))
      default: throw DumpError(line: String(line))
      }
    }
  }

  private static func statement(_ words: [Substring]) throws -> Statement {
    let relations: [Substring: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    guard words.count >= 5, let relation = relations[words[1]] else {
      throw DumpError(line: words.joined(separator: " "))
    }
    let numbers = try words.dropFirst(5).map(number)
    return Statement(
      terms: stride(from: 0, to: numbers.count, by: 2).map {
        (Int(numbers[$0]), numbers[$0 + 1])
      },
      constant: try number(words[3]),
      relation: relation,
      strength: try number(words[2])
    )
  }

  private static func number(_ word: Substring) throws -> Double {
    guard let number = Double(word) else { throw DumpError(line: String(word)) }
    return number
  }
}

/// An invalid line of a dump.
struct DumpError: Error, CustomStringConvertible {
  var line: String

  var description: String { "not a record of a system dump: \(line)" }
}
