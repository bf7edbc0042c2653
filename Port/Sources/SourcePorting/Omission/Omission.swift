import SwiftSyntax

/// One change of a file that omits code, or adds code that other omissions require.
struct Omission {
  var kind: OmittedCode.Kind
  /// The code for the report.
  var node: Syntax
  var edits: [SourceEdit]

  init(_ kind: OmittedCode.Kind, _ node: some SyntaxProtocol, _ edits: [SourceEdit]) {
    self.kind = kind
    self.node = Syntax(node)
    self.edits = edits
  }

  /// The first changed byte.
  var start: Int { edits.map(\.range.lowerBound).min() ?? 0 }

  /// The number of bytes that the largest edit replaces.
  var largestEdit: Int { edits.map(\.range.count).max() ?? 0 }
}

/// The code that an error concerns.
enum OmissionTarget {
  case omission(Omission)
  /// An element of a list with commas, such as one condition of an `if`.
  ///
  /// If errors concern all elements, the target is larger.
  case element(Syntax, OmittedCode.Kind)
}
