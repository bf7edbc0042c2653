package import SwiftSyntax

/// A construct of Apple's systems and its replacement on Linux.
package protocol PortRule: SendableMetatype {
  /// The name in reports, in lower case with hyphens.
  static var name: String { get }

  /// Returns the rewrites of the rule in a file.
  static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite]
}

/// The rules, in the order of their insertions at one position.
package let allRules: [any PortRule.Type] = [
  EntryPointRule.self,
  ImportRule.self,
  PlatformConditionRule.self,
  AvailabilityRule.self,
  ClassDescriptionRule.self,
  ExtensionOverrideRule.self,
  MessageForwardingRule.self,
  KeyValueRule.self,
  ManagedObjectRule.self,
  OptionalRequirementRule.self,
  OptionalCallRule.self,
  OutletRule.self,
  ObjCAttributeRule.self,
  SelectorRule.self,
  KeyPathRule.self,
  MetatypeRule.self,
  DynamicInstanceRule.self,
  AnyObjectMemberRule.self,
  EmptyTextRule.self,
  ObjectLiteralRule.self,
  ErasedGenericRule.self,
  TestWaitRule.self,
  TestCaseRule.self,
  VirtualDateRule.self,
  LocalizationRule.self,
  ResourceFileRule.self,
  MainQueueRule.self,
  RuntimeCallRule.self,
  ConventionRule.self,
  HostingControllerRule.self,
  SwiftUIRule.self,
  OmittedValueRule.self,
]

extension PortRule {
  /// Returns a rewrite of a node.
  static func rewrite(
    _ node: some SyntaxProtocol,
    _ note: String,
    outcome: Rewrite.Outcome = .rewritten,
    _ edits: [SourceEdit]
  ) -> Rewrite {
    Rewrite(
      rule: name,
      offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      outcome: outcome,
      note: note,
      edits: edits
    )
  }
}

extension SyntaxProtocol {
  /// Returns all nodes of a kind at or below this one, in the order of the text.
  package func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    var pending: [Syntax] = [Syntax(self)]
    while let node = pending.popLast() {
      if let match = node.as(type) { found.append(match) }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }
}
