import SwiftSyntax

/// Reports calls that need the Objective-C runtime.
///
/// Product PortSupport declares these functions, and traps when one is called.
package enum RuntimeCallRule: PortRule {
  package static let name = "runtime"

  private static let functions: Set = [
    "class_addMethod", "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceVariable",
    "class_getMethodImplementation", "class_replaceMethod", "imp_implementationWithBlock",
    "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
    "method_setImplementation", "objc_allocateClassPair", "objc_getClass",
    "objc_registerClassPair", "object_getIvar", "object_setClass", "object_setIvar",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let calls = file.all(FunctionCallExprSyntax.self).compactMap { call -> Rewrite? in
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        functions.contains(name)
      else { return nil }
      return rewrite(
        call,
        "\(name) needs the Objective-C runtime; it finds nothing or traps",
        outcome: .unsupported,
        []
      )
    }
    let attributes = file.all(AttributeSyntax.self).compactMap { attribute -> Rewrite? in
      let name = attribute.attributeName.plainName
      guard ["_silgen_name", "_cdecl"].contains(name) else { return nil }
      return rewrite(attribute, "@\(name) has no counterpart", outcome: .unsupported, [])
    }
    return calls + attributes
  }
}
