package import LayoutVocabulary

// The numbers of an explanation in lines and columns.

extension FrameExplanation.Value: RecordedFact {
  package static var blank: Self { Self(.blank, 0) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&dimension, column: "dimension", "the number of the frame")
    try fact.field(&value, column: "value", "the value")
    try fact.field(&alignment, column: "alignment", "the distance to the frame")
    try fact.field(&rounding, column: "rounding", "the distance to whole pixels")
    try fact.field(&setDirectly, column: "set_directly", "the part without a constraint")
    try fact.flag(&isAmbiguous, column: "ambiguous", as: "ambiguous")
  }
}

extension FrameExplanation.Dimension: FactChoice {}

/// The source follows the numbers in a line, and has a separate table.
extension FrameExplanation.Part: RecordedFact {
  package static var blank: Self { Self(ExplanationSource(.constraint), amount: 0) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&amount, column: "amount", "the amount")
    try fact.field(&multiplier, column: "multiplier", "the multiplier")
    try fact.field(&surroundings, column: "surroundings", "the amount of the surroundings")
    try fact.field(&priority, column: "priority", "the priority")
  }
}
