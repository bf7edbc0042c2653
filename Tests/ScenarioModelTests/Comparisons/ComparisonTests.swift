import Foundation
import Testing

@testable import ScenarioModel

/// Parses the language of invariants and expectations.
@Suite struct ComparisonTests {
  @Test func productsComeBeforeSums() throws {
    let formula = try left(of: "1 + 2 * 3 - 4 / 2 == 0")
    // (1 + (2 * 3)) - (4 / 2)
    let product = Formula.operation(.number(2), .times, .number(3))
    let quotient = Formula.operation(.number(4), .dividedBy, .number(2))
    let sum = Formula.operation(.number(1), .plus, product)
    #expect(formula == .operation(sum, .minus, quotient))
  }

  @Test func parenthesesAndSignsBindTighter() throws {
    let sum = Formula.operation(.number(1), .plus, .number(2))
    let negative = Formula.operation(.number(0), .minus, sum)
    #expect(try left(of: "-(1 + 2) * 3 == 0") == .operation(negative, .times, .number(3)))
  }

  @Test(arguments: [
    ("email.height", "email", Quantity.frame, Component.height),
    ("email.frame.midY", "email", .frame, .midY),
    ("email.window.maxY", "email", .window, .maxY),
    ("scrollView.contentOffset.y", "scrollView", .contentOffset, .y),
    ("second.email.safeAreaInsets.top", "second.email", .safeAreaInsets, .top),
    ("email.superview.superview.width", "email.superview.superview", .frame, .width),
    ("spacer-a.height", "spacer-a", .frame, .height),
    ("8bC-Xf-vdC.width", "8bC-Xf-vdC", .frame, .width),
    ("window.maxY", "window", .frame, .maxY),
    ("größe.x", "größe", .frame, .x),
  ])
  func measureIsParsedFromItsEnd(
    _ text: String,
    _ view: String,
    _ quantity: Quantity,
    _ component: Component
  ) throws {
    guard case .measure(let measure) = try left(of: "\(text) == 0") else {
      Issue.record("\(text) is a measure")
      return
    }
    #expect(measure.view.text == view)
    #expect(measure.quantity == quantity)
    #expect(measure.component == component)
  }

  @Test func minusNeedsSpaceBetweenNames() throws {
    let comparison = try ComparisonParser.comparison("a.x - b.x == 2-1")
    #expect(comparison.references.map(\.text) == ["a", "b"])
    guard case .numbers(_, let right) = comparison.sides else {
      Issue.record("both sides are numbers")
      return
    }
    #expect(right == .operation(.number(2), .minus, .number(1)))
  }

  @Test func viewsAreCompared() throws {
    let comparison = try ComparisonParser.comparison("content.superview != none")
    #expect(comparison.relation == .notEqual)
    #expect(comparison.references.map(\.superviews) == [1, 0])
  }

  @Test func comparisonIsCodedAsText() throws {
    let comparison = try ComparisonParser.comparison("keyboard.isVisible == true")
    let data = try JSONEncoder().encode([comparison])
    #expect(String(decoding: data, as: UTF8.self) == #"["keyboard.isVisible == true"]"#)
    #expect(try JSONDecoder().decode([Comparison].self, from: data) == [comparison])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Comparison].self, from: Data(#"["a =="]"#.utf8))
    }
  }

  @Test func invariantsAreCodedByNameOrText() throws {
    let invariants = [
      Invariant.offsetInLegalRange, .comparison(try ComparisonParser.comparison("a.x == 1")),
    ]
    let data = try JSONEncoder().encode(invariants)
    #expect(String(decoding: data, as: UTF8.self) == #"["offsetInLegalRange","a.x == 1"]"#)
    #expect(try JSONDecoder().decode([Invariant].self, from: data) == invariants)
  }

  @Test(arguments: [
    ("a.x", 3, "a comparison needs one of == != <= >= < >"),
    ("a.x == ", 7, "a measure or number is missing"),
    ("a.x == 1 == 2", 9, "the comparison continues after its end"),
    ("(a.x == 1", 5, "a parenthesis is not closed"),
    ("a.x + 1 == a", 11, "'a' is a view, not a number"),
    ("a < b", 2, "views cannot be compared with '<'"),
    ("a.widht == 1", 0, "'a.widht' is not a measure"),
    ("a.contentOffset == 1", 0, "'a.contentOffset' is more than one number"),
    ("a.contentOffset.top == 1", 0, "'a.contentOffset.top' is not a measure"),
    ("a.b.c.x == 1", 0, "'a.b.c' is not a view"),
    ("a.x = 1", 4, "'=' has no meaning in a comparison"),
    ("a. == 1", 2, "a name is missing after the dot"),
  ])
  func mistakeIsNamedWithItsPlace(_ text: String, _ offset: Int, _ reason: String) {
    let problem = #expect(throws: ComparisonProblem.self) {
      try ComparisonParser.comparison(text)
    }
    #expect(problem?.offset == offset)
    #expect(problem?.reason == reason)
  }

  @Test func nearestMeasureIsOffered() {
    let problem = #expect(throws: ComparisonProblem.self) {
      try ComparisonParser.comparison("a.widht == 1")
    }
    #expect(problem?.advice == .hint("did you mean 'a.width'?"))
  }

  @Test(arguments: ["(", "-", "1+", "a."])
  func endlessTextIsRefused(_ part: String) {
    #expect(throws: ComparisonProblem.self) {
      try ComparisonParser.comparison(String(repeating: part, count: 100_000))
    }
    #expect(throws: ComparisonProblem.self) {
      try ComparisonParser.comparison(String(repeating: part, count: 400))
    }
  }

  private func left(of text: String) throws -> Formula? {
    guard case .numbers(let left, _) = try ComparisonParser.comparison(text).sides else {
      return nil
    }
    return left
  }
}
