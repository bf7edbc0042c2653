import SwiftSyntax
import Synchronization

/// The declarations that are left out of a file because they need missing names of Apple modules.
struct DeclarationsInNeed {
  /// The missing types that the file refers to.
  let missing: Set<String>
  private let importsSwiftUI: Bool
  /// Whether only views are left out, because errors determine the other omissions.
  private let onlyViews: Bool
  /// The declarations and extensions at the top of the file.
  private let types: [any TypeBearing]
  private let omissions = KnownOmissions()

  init(in file: ParsedFile, of package: PackageFacts) {
    let names = MissingNames.names(ofImports: file.imports).subtracting(package.typeNames)
    onlyViews = package.omitsStatements
    // Most files contain none of the names, and searching their declarations is slow.
    missing = onlyViews ? [] : package.typesInNeed.union(names).intersection(file.names)
    importsSwiftUI = file.imports.contains("SwiftUI")
    types = file.tree.statements.compactMap {
      Syntax($0.item).asProtocol((any DeclGroupSyntax).self) as? any TypeBearing
    }
  }

  /// Returns whether a node refers to a missing name.
  func concerns(_ node: some SyntaxProtocol) -> Bool {
    !missing.isEmpty && !node.referredTypes.isDisjoint(with: missing)
  }

  /// Returns whether a type, or an extension of one, is left out completely.
  func omits(_ type: any TypeBearing) -> Bool {
    if onlyViews { return importsSwiftUI && !type.is(ClassDeclSyntax.self) && isView(type) }
    if importsSwiftUI && isView(type) { return true }
    guard !missing.isEmpty else { return false }
    return missing.contains(type.typeName) || !type.essentialTypes.isDisjoint(with: missing)
  }

  /// Returns the members of a type or extension that are left out.
  ///
  /// They refer to missing names, or to members that are left out of the type and its extensions in
  /// the file.
  func omittedMembers(of type: any TypeBearing) -> [MemberBlockItemSyntax] {
    guard !missing.isEmpty else { return [] }
    let parts = types.filter { $0.typeName == type.typeName }
    let whole = parts.isEmpty ? [type] : parts
    let omitted = omissions.members(of: whole[0].id) { self.omitted(of: whole) }
    return type.memberBlock.members.filter { omitted.contains($0.id) }
  }

  /// Finds the omitted members of a type with these parts.
  private func omitted(of parts: [any TypeBearing]) -> Set<SyntaxIdentifier> {
    let all = parts.flatMap { Array($0.memberBlock.members) }
    var omitted = Set(all.filter { concerns($0) }.map(\.id))
    guard !omitted.isEmpty else { return [] }
    let references = Dictionary(all.map { ($0.id, $0.ownReferences) }) { $1 }
    var count = 0
    while omitted.count != count {
      count = omitted.count
      let remaining = all.filter { !omitted.contains($0.id) }
      let names = Set(all.filter { omitted.contains($0.id) }.flatMap(\.declaredNames))
        .subtracting(remaining.flatMap(\.declaredNames))
      omitted.formUnion(
        remaining.filter { references[$0.id]?.isDisjoint(with: names) == false }.map(\.id)
      )
    }
    return omitted
  }

  /// Returns the members of a type that are not left out.
  func remainingMembers(of type: any TypeBearing) -> [MemberBlockItemSyntax] {
    let omitted = Set(omittedMembers(of: type).map(\.id))
    return Array(type.memberBlock.members).filter { !omitted.contains($0.id) }
  }

  private func isView(_ type: any TypeBearing) -> Bool {
    MissingNames.protocols.contains(type.typeName) && type.is(ExtensionDeclSyntax.self)
      || type.inheritedNames.contains { name in
        let prefix = "SwiftUI."
        return MissingNames.protocols
          .contains(name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
      }
  }
}

/// The omitted members of types by their first parts, each found once.
private final class KnownOmissions: Sendable {
  private let known = Mutex<[SyntaxIdentifier: Set<SyntaxIdentifier>]>([:])

  func members(
    of part: SyntaxIdentifier,
    find: () -> Set<SyntaxIdentifier>
  ) -> Set<SyntaxIdentifier> {
    if let members = known.withLock({ $0[part] }) { return members }
    let members = find()
    known.withLock { $0[part] = members }
    return members
  }
}

extension MemberBlockItemSyntax {
  /// The names of the functions and properties that the member declares.
  fileprivate var declaredNames: [String] {
    if let function = decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return decl.as(VariableDeclSyntax.self)?.bindings
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text } ?? []
  }

  /// The names of members of its own type that the member refers to.
  fileprivate var ownReferences: Set<String> {
    Set(all(DeclReferenceExprSyntax.self).filter(\.isOfOwnType).map(\.baseName.text))
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name has no base, or has the base `self`.
  fileprivate var isOfOwnType: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else {
      return true
    }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}
