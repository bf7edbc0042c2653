import Foundation
import LayoutVocabulary
import Testing

/// Prints equations and reads their texts.
@Suite struct ConstraintEquationTests {
  private typealias Item = ConstraintEquation.Item
  private typealias Term = ConstraintEquation.Term

  private static func term(
    _ view: String,
    _ attribute: ConstraintEquation.Attribute,
    guide: String? = nil
  ) -> Term {
    Term(Item(view, guide: guide), attribute)
  }

  private static let pairs: [(ConstraintEquation, String)] = [
    (ConstraintEquation(term("box", .width), constant: 120), "box.width == 120.0"),
    (
      ConstraintEquation(term("a", .left), .greaterThanOrEqual, term("b", .right), constant: -8),
      "a.left >= b.right - 8.0"
    ),
    (
      ConstraintEquation(
        term("a", .top),
        .lessThanOrEqual,
        multiplier: 0.5,
        term("root", .bottom, guide: "safeArea"),
        constant: 8
      ),
      "a.top <= 0.5*safeArea of root.bottom + 8.0"
    ),
    (
      ConstraintEquation(term("a", .left), .equal, term("b", .left), priority: 750),
      "a.left == b.left @750.0"
    ),
    (
      ConstraintEquation(term("a == b", .left), .equal, term("x.y", .left)),
      "a == b.left == x.y.left"
    ),
    (ConstraintEquation(term("Log In", .width), constant: -1), "Log In.width == -1.0"),
    (ConstraintEquation(term("", .height), constant: .infinity), ".height == inf"),
  ]

  @Test(arguments: pairs)
  func textIsReadAsItWasPrinted(equation: ConstraintEquation, text: String) throws {
    #expect(equation.text == text)
    #expect(try ConstraintEquation(text) == equation)
  }

  @Test(arguments: ConstraintEquation.Attribute.allCases)
  func everyAttributeIsRead(attribute: ConstraintEquation.Attribute) throws {
    let equation = ConstraintEquation(Self.term("a", attribute), .equal, Self.term("b", attribute))
    #expect(try ConstraintEquation(equation.text) == equation)
  }

  /// A layout can contain a constraint with a number that is not finite.
  @Test func equationWithoutANumberEqualsItself() throws {
    let equation = ConstraintEquation(Self.term("a", .width), constant: .nan)
    #expect(equation == equation)
    #expect(try ConstraintEquation("a.width == nan").text == equation.text)
  }

  @Test(arguments: [
    "box", "box.width", "box.width 120", "box.width == ", "box.wide == 1.0", "a.left == b",
    "a.left == b.left * 2.0", "a.left = b.left", " ",
  ])
  func otherTextIsNamed(text: String) throws {
    let error = #expect(throws: MalformedEquation.self) { try ConstraintEquation(text) }
    #expect(error?.description.hasPrefix("`\(text)` is not an equation") == true)
    #expect(try ConstraintEquation.optional("") == nil)
  }

  @Test(arguments: [
    ("a.width == 120.0", "a.width =="), ("a.left == b.right + 8.0", "a.left == b.right"),
    ("a.left >= 0.5*b.right - 8.0", "a.left >= 0.5*b.right"),
    ("a.left == b.left", "a.left == b.left"),
  ])
  func relationHasNoConstant(equation: String, relation: String) throws {
    #expect(try ConstraintEquation(equation).relationText == relation)
  }

  @Test(arguments: [
    ("a.top == b.bottom + 8.0", "a.top == b.bottom + 20.0", "a.top == b.bottom + 8 -> + 20"),
    ("a.top == b.bottom", "a.top == b.bottom - 4.0", "a.top == b.bottom -> - 4"),
    ("a.top == b.bottom + 8.0", "a.top == b.bottom", "a.top == b.bottom + 8 -> + 0"),
    ("a.width == 280.0 @250.0", "a.width == 300.0 @250.0", "a.width == 280 -> 300 @250"),
    ("a.width == 280.0", "a.width == 280.0 @750.0", "a.width == 280 @1000 -> @750"),
    ("a.width == 280.0", "a.width <= 280.0", "a.width == 280 -> a.width <= 280"),
    (
      "a.width == 0.5*b.width", "a.width == b.width",
      "a.width == 0.5*b.width -> a.width == b.width"
    ),
  ])
  func changeRepeatsLittle(old: String, new: String, change: String) throws {
    let text = try ConstraintEquation(old).change(to: ConstraintEquation(new)) {
      String(format: "%g", $0)
    }
    #expect(text == change)
  }

  /// The JSON of protocols and exports has the texts of equations.
  @Test func itemsAreTextsInJSON() throws {
    let equation = try ConstraintEquation("a.width == 120.0")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let item = try encoder.encode(ConflictItem(equation, name: "wide"))
    #expect(
      String(decoding: item, as: UTF8.self)
        == #"{"equation":"a.width == 120.0","kind":"constraint","name":"wide"}"#
    )
    let source = ExplanationSource(.contentSize, view: "a")
    let json = try encoder.encode(source)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"equation":"","kind":"contentSize","name":"","view":"a"}"#
    )
    #expect(try JSONDecoder().decode(ExplanationSource.self, from: json) == source)
  }

  @Test func malformedEquationIsNamedInJSON() throws {
    let json = Data(#"{"kind":"constraint","equation":"as wide as possible"}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ConflictItem.self, from: json)
    }
    #expect("\(String(describing: error))".contains("`as wide as possible` is not an equation"))
  }

  @Test func constraintWithoutANameIsAnonymous() throws {
    let equation = try ConstraintEquation("a.width == 120.0")
    #expect(ConflictItem(equation, name: nil).isAnonymous)
    #expect(ConflictItem(equation, name: nil).name == "a.width ==")
    #expect(!ConflictItem(equation, name: "wide").isAnonymous)
  }
}
