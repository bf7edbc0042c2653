import SwiftParser
package import SwiftSyntax
import Synchronization

/// A parsed source file of the user.
package struct ParsedFile {
  /// The text, as UTF-8.
  package let text: [UInt8]
  /// The syntax tree of ``text``; offsets in it are bytes of the text.
  package let tree: SourceFileSyntax
  /// The imported modules, without submodules.
  package let imports: Set<String>
  /// The path relative to the package.
  ///
  /// It makes the names that rules add to the file unique in the package.
  package let path: String
  /// The names that begin with a capital letter, also in comments and texts.
  var names: Set<String> {
    let words = text.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return Set(
      words.filter { $0.first.map(capitals.contains) == true }
        .map { String(decoding: $0, as: UTF8.self) }
    )
  }
  /// The text.
  package var source: String { String(decoding: text, as: UTF8.self) }
  private let nodes: NodeList

  /// Parses a source; `path` appears in messages only.
  package init(_ source: String, path: String = "") {
    self.path = path
    text = Array(source.utf8)
    tree = Parser.parse(source: source)
    nodes = NodeList(tree)
    let walker = ImportWalker(viewMode: .sourceAccurate)
    walker.walk(tree)
    imports = walker.modules
  }

  /// Returns all nodes of a kind, in the order of the text.
  ///
  /// The tree is walked once for all rules.
  package func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] { nodes.all(type) }

  /// Returns the expansions of a macro, such as `#selector`, each with its first argument.
  ///
  /// Expansions without an argument are left out.
  func expansions(
    of name: String
  ) -> [(macro: MacroExpansionExprSyntax, argument: LabeledExprSyntax)] {
    all(MacroExpansionExprSyntax.self).compactMap { macro in
      guard macro.macroName.text == name, let argument = macro.arguments.first else { return nil }
      return (macro, argument)
    }
  }

  /// Returns the bytes of a node, without the trivia around it.
  package func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia
      .utf8Offset
  }

  /// Returns an edit that removes a node and the spaces after it, but no line break.
  package func removal(_ node: some SyntaxProtocol) -> SourceEdit {
    var range = range(node)
    while range.upperBound < text.count, [0x20, 0x09].contains(text[range.upperBound]) {
      range = range.lowerBound..<range.upperBound + 1
    }
    let breaks = text[range].count { $0 == 0x0A }
    return SourceEdit(range, String(repeating: "\n", count: breaks))
  }

  /// Returns an edit that replaces a node on the same lines.
  package func replacement(_ node: some SyntaxProtocol, by replacement: String) -> SourceEdit {
    SourceEdit(range(node), replacement)
  }

  /// Returns an edit that inserts a text after a node.
  package func insertion(after node: some SyntaxProtocol, _ insertion: String) -> SourceEdit {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(end..<end, insertion)
  }

  /// Returns an edit that inserts a text before a node.
  package func insertion(before node: some SyntaxProtocol, _ insertion: String) -> SourceEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(start..<start, insertion)
  }
}

/// The nodes of a tree by their types, collected at the first access.
private final class NodeList: Sendable {
  private let tree: SourceFileSyntax
  private let found = Mutex<[ObjectIdentifier: [Syntax]]?>(nil)

  init(_ tree: SourceFileSyntax) { self.tree = tree }

  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    // A node of one of these types also has a more specific type.
    guard !Self.baseTypes.contains(ObjectIdentifier(type)) else { return tree.all(type) }
    return nodes(ObjectIdentifier(type)).compactMap { $0.as(type) }
  }

  private static let baseTypes: Set = [
    ObjectIdentifier(Syntax.self), ObjectIdentifier(DeclSyntax.self),
    ObjectIdentifier(ExprSyntax.self), ObjectIdentifier(PatternSyntax.self),
    ObjectIdentifier(StmtSyntax.self), ObjectIdentifier(TypeSyntax.self),
  ]

  private func nodes(_ type: ObjectIdentifier) -> [Syntax] {
    found.withLock { found in
      if let found { return found[type] ?? [] }
      let nodes = Dictionary(grouping: tree.all(Syntax.self)) { node in
        ObjectIdentifier(node.kind.syntaxNodeType)
      }
      found = nodes
      return nodes[type] ?? []
    }
  }
}

/// Collects the modules of import declarations, including those in conditional blocks.
private final class ImportWalker: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { modules.insert(module.name.text) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
