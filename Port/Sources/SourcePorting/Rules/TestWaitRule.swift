import SwiftSyntax

/// Makes waiting tests let virtual time pass.
///
/// XCTest waits by the real clock, but events on a simulated device need virtual time.
package enum TestWaitRule: PortRule {
  package static let name = "test-wait"

  /// The calls by name and first label, each with an argument label that other functions do not
  /// have.
  private static let calls: [String: (label: String, distinguishing: Set<String>)] = [
    "wait": ("for", ["timeout"]),
    "waitForExpectations": ("timeout", ["timeout"]),
    "fulfillment": ("of", ["of"]),
    "expectation": ("*", ["description", "forNotification", "for"]),
    "keyValueObservingExpectation": ("for", ["for"]),
  ]

  private static let types = [
    "XCTNSNotificationExpectation": "SimulatedNotificationExpectation",
    "XCTNSPredicateExpectation": "SimulatedPredicateExpectation",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard file.imports.contains("XCTest") else { return [] }
    let waits = file.all(FunctionCallExprSyntax.self).compactMap { call in
      rewritten(call, in: file, package)
    }
    let measurements = file.all(FunctionCallExprSyntax.self).compactMap { call -> Rewrite? in
      guard let name = name(of: call), name.text == "measure", call.trailingClosure != nil,
        call.arguments.isEmpty
      else { return nil }
      return rewrite(
        call,
        "measure runs its block once, because its time differs from a device",
        [
          file.replacement(name, by: "simulatedMeasure")
        ]
      )
    }
    let references = file.all(TokenSyntax.self).compactMap { token -> Rewrite? in
      guard let replacement = types[token.text] else { return nil }
      return rewrite(
        token,
        "\(token.text) becomes \(replacement)",
        [
          file.replacement(token, by: replacement)
        ]
      )
    }
    return waits + measurements + references
  }

  private static func rewritten(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let name = name(of: call), let expected = calls[name.text],
      let first = call.arguments.first?.label?.text,
      expected.label == "*" || expected.label == first
    else { return nil }
    let labels = call.arguments.compactMap(\.label?.text)
    guard !expected.distinguishing.isDisjoint(with: labels) else { return nil }
    let member = MemberFact(kind: .function, name: name.text, labels: labels)
    guard !package.declaresFunction(member.fullName) else { return nil }
    let replacement = "simulated\(name.text.prefix(1).uppercased())\(name.text.dropFirst())"
    return rewrite(
      call,
      "\(name.text) lets virtual time pass",
      [
        file.replacement(name, by: replacement)
      ]
    )
  }

  private static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName
    }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}

extension PackageFacts {
  /// Returns whether a type of the package has a function with this full name.
  func declaresFunction(_ fullName: String) -> Bool {
    types.values.contains { declarations in
      declarations.contains { $0.members.contains { $0.fullName == fullName } }
    }
  }
}
