import SwiftParser
import SwiftSyntax

/// The package of a manifest, and the packages that it depends on.
final class ManifestCalls: SyntaxVisitor {
  /// A dependency by path.
  struct LocalPackage {
    var path: StringLiteralExprSyntax
    /// The argument `name`, which targets then use.
    var label: String?
  }

  /// A dependency by address or identifier.
  struct RemotePackage {
    var call: FunctionCallExprSyntax
    /// The name that SwiftPM derives.
    var name: String
    /// The argument `name`, which targets then use.
    var label: String?
  }

  /// The name of the variable with the package.
  private(set) var packageVariable: String?
  private(set) var localPackages: [LocalPackage] = []
  private(set) var remotePackages: [RemotePackage] = []
  /// The elements `.iOS` in lists of platforms without `.linux`.
  private(set) var conditionsForIOS: [ArrayElementSyntax] = []
  /// Targets and products that are programs, each with the names of its targets.
  private(set) var executables: [(name: DeclReferenceExprSyntax, targets: Set<String>)] = []

  init(_ manifest: ParsedFile) {
    super.init(viewMode: .sourceAccurate)
    walk(manifest.tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("Package"),
      let name = node.pattern.as(IdentifierPatternSyntax.self)
    {
      packageVariable = packageVariable ?? name.identifier.text
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    if callee == ".when" { addCondition(node) }
    addExecutable(node)
    guard [".package", "Package.Dependency.package"].contains(callee) else { return .visitChildren }
    let label = node.literal("name")?.representedLiteralValue
    if let path = node.literal("path") {
      localPackages.append(LocalPackage(path: path, label: label))
    }
    let address = node.literal("url")?.representedLiteralValue.map { PackageSources.name(of: $0) }
    if let name = address ?? node.literal("id")?.representedLiteralValue {
      remotePackages.append(RemotePackage(call: node, name: name, label: label))
    }
    return .visitChildren
  }

  private func addCondition(_ call: FunctionCallExprSyntax) {
    let list = call.arguments.first { $0.label?.text == "platforms" }
    let elements = list?.expression.as(ArrayExprSyntax.self).map { Array($0.elements) } ?? []
    let names = elements.map(\.expression.trimmedDescription)
    guard !names.contains(".linux"), let index = names.firstIndex(of: ".iOS") else { return }
    conditionsForIOS.append(elements[index])
  }

  private func addExecutable(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
      let label = ["executableTarget": "name", "executable": "targets"][name.baseName.text],
      let names = call.arguments.first(where: { $0.label?.text == label })
    else { return }
    let literals = names.all(StringLiteralExprSyntax.self).compactMap(\.representedLiteralValue)
    executables.append((name, Set(literals)))
  }
}

extension FunctionCallExprSyntax {
  /// Returns the text literal of an argument.
  fileprivate func literal(_ label: String) -> StringLiteralExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)
  }
}
