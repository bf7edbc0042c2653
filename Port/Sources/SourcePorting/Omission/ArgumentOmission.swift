import SwiftSyntax

extension OmissionFinder {
  /// Leaves out the errors in arguments without a parameter, which are omitted.
  ///
  /// The compiler cannot infer the type of a value without a parameter, and also reports this.
  func withoutErrorsInExtraArguments(
    _ errors: [(error: CompilerMessage, token: TokenSyntax)]
  ) -> [(error: CompilerMessage, token: TokenSyntax)] {
    let arguments = errors.map { extraArguments(of: $0.error, at: $0.token) }
    let omitted = arguments.joined().map(\.range)
    return zip(errors, arguments).filter { entry, own in
      !own.isEmpty
        || !omitted.contains { $0.contains(entry.token.trimmedRange.lowerBound.utf8Offset) }
    }.map(\.0)
  }

  /// Returns the arguments without a parameter, for example because a property was omitted.
  ///
  /// - Parameters:
  ///   - error: An error about the arguments of a call.
  ///   - token: The token at the error.
  /// - Returns: The arguments; none for another error.
  func extraArguments(of error: CompilerMessage, at token: TokenSyntax) -> [OmissionTarget] {
    if error.says("extra argument '", "extra argument in call") {
      let label = error.quotedNames.first
      guard let argument = token.argument(where: { $0.label?.text == label }) else { return [] }
      return targets([argument])
    }
    let positions = error.text.matches(of: /#(\d+)/).compactMap { Int($0.output.1) }
    if error.says("extra arguments at positions"), let call = token.openedCall {
      return targets(
        call.arguments.enumerated().filter { positions.contains($0.offset + 1) }.map(\.element)
      )
    }
    guard error.says("argument passed to call that takes no arguments") else { return [] }
    let only = token.argument(where: { $0.parent?.as(LabeledExprListSyntax.self)?.count == 1 })
    return targets(token.openedCall.map { Array($0.arguments) } ?? [only].compactMap(\.self))
  }

  /// Returns the targets for arguments of one call.
  private func targets(_ arguments: [LabeledExprSyntax]) -> [OmissionTarget] {
    guard let list = arguments.first?.parent?.as(LabeledExprListSyntax.self),
      list.count == arguments.count
    else { return arguments.map { .element(Syntax($0), .element) } }
    return [.omission(Omission(.element, list, [blank(file.range(list))]))]
  }
}

extension TokenSyntax {
  /// The call that the token opens as its left parenthesis.
  fileprivate var openedCall: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap { $0.leftParen == self ? $0 : nil }
  }

  /// Returns the innermost argument of a call with a value that begins with the token.
  fileprivate func argument(
    where isIncluded: (LabeledExprSyntax) -> Bool
  ) -> LabeledExprSyntax? {
    var node = parent
    while let present = node {
      if let argument = present.as(LabeledExprSyntax.self), isIncluded(argument),
        argument.expression.firstToken(viewMode: .sourceAccurate) == self
      {
        return argument
      }
      node = present.parent
    }
    return nil
  }
}

extension OmissionTarget {
  /// The bytes of the omitted code in the text.
  fileprivate var range: Range<Int> {
    let node =
      switch self {
      case .omission(let omission): omission.node
      case .element(let element, _): element
      }
    return node.trimmedRange.lowerBound.utf8Offset..<node.trimmedRange.upperBound.utf8Offset
  }
}
