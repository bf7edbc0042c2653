import SwiftSyntax

/// Takes the present date from the device's clock, and advances that clock in calls that sleep.
package enum VirtualDateRule: PortRule {
  package static let name = "virtual-date"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard package.types["Date"]?.contains(where: { $0.kind != .extension }) != true else {
      return []
    }
    return calls(in: file, package) + members(in: file)
  }

  private static func calls(in file: ParsedFile, _ package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      let callee = call.calledExpression.trimmedDescription
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      switch (callee, labels) {
      case ("Date", []), ("Date.init", []), ("Foundation.Date", []):
        return rewrite(
          call,
          "the virtual clock determines the current date",
          [
            file.replacement(call, by: "Date.simulatedNow")
          ]
        )
      case ("Date", ["timeIntervalSinceNow"]), ("Date.init", ["timeIntervalSinceNow"]):
        return rewrite(
          call,
          "the virtual clock determines the current date",
          [
            file.replacement(call.calledExpression, by: "Date.simulated")
          ]
        )
      case ("Thread.sleep", ["forTimeInterval"]):
        return rewrite(
          call,
          "sleeping lets virtual time pass",
          [
            file.replacement(call.calledExpression, by: "RunLoop.simulatedSleep")
          ]
        )
      case ("sleep", ["_"]), ("usleep", ["_"]):
        guard !package.declaresFunction("\(callee)(_:)") else { return nil }
        return rewrite(
          call,
          "sleeping lets virtual time pass",
          [
            file.replacement(
              call.calledExpression,
              by: callee == "sleep" ? "RunLoop.simulatedSleep" : "RunLoop.simulatedMicrosleep"
            )
          ]
        )
      default: return nil
      }
    }
  }

  private static func members(in file: ParsedFile) -> [Rewrite] {
    file.all(MemberAccessExprSyntax.self).compactMap { access in
      let name = access.declName.baseName
      if name.text == "timeIntervalSinceNow", access.declName.argumentNames == nil {
        return rewrite(
          access,
          "the virtual clock determines the current date",
          [
            file.replacement(name, by: "timeIntervalSinceSimulatedNow")
          ]
        )
      }
      guard name.text == "now", access.base?.trimmedDescription == "Date" else { return nil }
      return rewrite(
        access,
        "the virtual clock determines the current date",
        [
          file.replacement(name, by: "simulatedNow")
        ]
      )
    }
  }
}
