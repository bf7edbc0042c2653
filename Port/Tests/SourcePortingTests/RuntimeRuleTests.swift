import SourcePorting
import Testing

/// The replacements for the Objective-C runtime's features that sources use.
@Suite struct RuntimeRuleTests {
  @Test(arguments: [
    (
      "@objc dynamic var a = 1",
      "@objc dynamic var a = 1 { willSet { keyValueWillChange(self, \"a\") } "
        + "didSet { keyValueDidChange(self, \"a\") } }"
    ),
    (
      "@objc(b) dynamic var a: Int { didSet { f() } }",
      "@objc(b) dynamic var a: Int { willSet { keyValueWillChange(self, \"b\") } "
        + "didSet { defer { keyValueDidChange(self, \"b\") }; f() } }"
    ),
    (
      "@objc dynamic var a: Int { get { 1 } set { f() } }",
      "@objc dynamic var a: Int { get { 1 } set { keyValueWillChange(self, \"a\"); "
        + "defer { keyValueDidChange(self, \"a\") }; f() } }"
    ),
    ("@objc dynamic var a: Int { 1 }", "@objc dynamic var a: Int { 1 }"),
    ("@objc var a = 1", "@objc var a = 1"),
  ])
  func dynamicPropertiesAnnounceChanges(source: String, expected: String) {
    #expect(
      ported("class A {\n\(source)\n}", by: KeyValueRule.self) == "class A {\n\(expected)\n}"
    )
  }

  @Test(arguments: [
    ("a.observe(\\.b) { _, _ in }", "a.observe(\\.b, named: \"b\") { _, _ in }"),
    ("a.observe(\\A.b?.c, options: .new)", "a.observe(\\A.b?.c, named: \"b.c\", options: .new)"),
    ("a.publisher(for: \\.b)", "a.publisher(for: \\.b, named: \"b\")"),
    ("a.observe(b) { _ in }", "a.observe(b) { _ in }"),
    ("a.observe(\\.b[0])", "a.observe(\\.b[0])"),
  ])
  func keyPathsThatAreObservedHaveNames(source: String, expected: String) {
    #expect(ported(source, by: KeyValueRule.self) == expected)
  }

  @Test func classDescriptionsAreGenerated() {
    let source = """
      @objc(TKForm) class Form: UIView, UITextFieldDelegate {
        @objc private var name = ""
        @IBAction func save(_ sender: UIButton!) {}
        func textFieldDidEndEditing(_ field: UITextField) {}
        private func other() {}
        init() {}
      }
      """
    let description = "ClassDescription.of(Form.self, named: \"TKForm\")"
    let head = """
      { @MainActor static func describe___0() { \(description).add("name", \\Form.name); \
      \(description).add(Selector("save:", of: { (target: Form) in \
      { (one: UIButton?) in target.save(one) } })); \
      \(description).add(selectors: ["save:", "textFieldDidEndEditing:"]); \
      \(description).add(maker: { Form() }) };
      """
    let end = "\n@MainActor func describe__() {\n  Form.describe___0()\n}\n"
    let expected = source.replacing("Delegate {", with: "Delegate " + head) + end
    #expect(ported(source, by: ClassDescriptionRule.self) == expected)
  }

  /// Outlets, constants and values of other origins are left out.
  @Test func injectedPropertiesAreDescribed() {
    let source = """
      class List: UIViewController {
        private var model: Model!
        var item: Item?
        @IBOutlet var label: UILabel!
        weak var delegate: Delegate?
        lazy var store: Store! = nil
        var known: Item? = Item()
        static var shared: List!
        var computed: Item! { nil }
        private var rows: [Item] = []
        var others = [Item]()
        var some = [Item.first]
      }
      class Model { var store: Store!; var item: Item? }
      """
    let file = ParsedFile(source)
    var facts = PackageFacts([FileFacts(of: file)])
    facts.omitsStatements = true
    let rules: [any PortRule.Type] = [ClassDescriptionRule.self]
    let text = FileRewriter(facts: facts, rules: rules).rewrite(file).text
    let described = text.matches(of: /addStandIn\((.*?)\)/).map { String($0.output.1) }
    #expect(
      described == [
        "for: \\List.model, isUnwrapped: true", "for: \\List.item, isUnwrapped: false",
        "for: \\List.rows", "for: \\List.others",
        "for: \\Model.store, isUnwrapped: true",
      ]
    )
    #expect(!ported(source, by: ClassDescriptionRule.self).contains("addStandIn"))
  }

  @Test func descriptionsKeepTheirConditions() {
    let source = "#if os(iOS)\nclass A { @objc var a = 1 }\n#elseif B\nimport C\n#endif\n"
    let result = ported(source, by: ClassDescriptionRule.self)
    #expect(
      result.hasSuffix(
        "  #if true\n  A.describe___0()\n  #elseif B\n  #endif\n}\n"
      )
    )
  }

  @Test(arguments: [
    "struct A { var a = 1 }", "class A<B> { @objc var a = 1 }", "class A { var a = 1 }",
    "class A: XCTestCase { @objc var a = 1 }",
  ])
  func unsupportedTypesAreNotDescribed(source: String) {
    #expect(ported(source, by: ClassDescriptionRule.self) == source)
  }

  @Test(arguments: [
    (
      "func f<B: UIButton>(_: B) { B(type: t) }",
      "func f<B: UIButton>(_: B) { B.dynamicInstance(type: t) }"
    ),
    ("func f<V: UIView>(_: V) { V(type: t) }", "func f<V: UIView>(_: V) { V(type: t) }"),
    ("type.init(type: t)", "type.init(type: t)"),
    ("type.init(frame: f)", "type.dynamicInstance(frame: f)"),
    ("(a as? UIView.Type)?.init()", "(a as? UIView.Type)?.dynamicInstance()"),
    (
      "type(of: self).init(nibName: nil, bundle: nil)",
      "type(of: self).dynamicInstance(nibName: nil, bundle: nil)"
    ),
    ("UIView.init(frame: f)", "UIView.init(frame: f)"),
    ("UI.View<A>.init(frame: f)", "UI.View<A>.init(frame: f)"),
    ("type.init(model: m)", "type.init(model: m)"),
    (
      "func f<C: UIView>(_: C) { C(frame: f) }",
      "func f<C: UIView>(_: C) { C.dynamicInstance(frame: f) }"
    ),
    (
      "func f<C>(_: C) where C: UIView { C() }",
      "func f<C>(_: C) where C: UIView { C.dynamicInstance() }"
    ),
    ("func f<C: Model>(_: C) { C() }", "func f<C: Model>(_: C) { C() }"),
    ("protocol M { init() }\ntype.init()", "protocol M { init() }\ntype.init()"),
    (
      "extension UIView { static func a() -> Self { self.init(frame: f) } }",
      "extension UIView { static func a() -> Self { self.dynamicInstance(frame: f) } }"
    ),
    (
      "extension UIView { convenience init(a: Int) { self.init(frame: f) } }",
      "extension UIView { convenience init(a: Int) { self.init(frame: f) } }"
    ),
  ])
  func classesKnownAtRunTimeMakeObjects(source: String, expected: String) {
    #expect(ported(source, by: DynamicInstanceRule.self) == expected)
  }

  @Test(arguments: [
    ("list.first?.tag", "MembersByName(of: list.first)?.tag"),
    ("self.list[0].tag", "MembersByName(of: self.list[0])!.tag"),
    ("other.first?.tag", "other.first?.tag"),
    ("list.first?.layer.bounds", "list.first?.layer.bounds"),
    ("func f(a: AnyObject) { a.tag }", "func f(a: AnyObject) { MembersByName(of: a)!.tag }"),
    ("func f(a: AnyObject) { a.run() }", "func f(a: AnyObject) { a.run() }"),
    ("a?.perform(selector, with: 1)", "messageReceiver(a)?.perform(selector, with: 1)"),
    ("a?.perform(job)", "a?.perform(job)"),
    (
      "func f(a: AnyObject) { if let a = a as? B { a.tag } }",
      "func f(a: AnyObject) { if let a = a as? B { a.tag } }"
    ),
  ])
  func anyObjectMembersAreFoundByName(source: String, expected: String) {
    let declarations = "class C { var list: [AnyObject]; var other: [UIView] }\n"
    #expect(
      ported(declarations + source, by: AnyObjectMemberRule.self) == declarations + expected
    )
  }

  @Test(arguments: [
    ("NSAttributedString()", #"NSAttributedString(string: "")"#),
    ("NSMutableAttributedString.init()", #"NSMutableAttributedString.init(string: "")"#),
    ("NSAttributedString(string: a)", "NSAttributedString(string: a)"),
    ("NSParagraphStyle()", "NSParagraphStyle()"),
  ])
  func attributedTextsWithoutArgumentsAreEmpty(source: String, expected: String) {
    #expect(ported(source, by: EmptyTextRule.self) == expected)
  }

  @Test(arguments: [
    ("String(format: format, 1)", "String(localizedFormat: format, 1)"),
    ("String.init(format: L.a, arguments: b)", "String.init(localizedFormat: L.a, arguments: b)"),
    (
      "String(format: NSLocalizedString(a, comment: b), locale: c, 1)",
      "String(localizedFormat: NSLocalizedString(a, comment: b), locale: c, 1)"
    ),
    ("String.localizedStringWithFormat(a, 1)", "String.localizedString(withLocalizedFormat: a, 1)"),
    ("NSString.localizedStringWithFormat(a)", "String.localizedString(withLocalizedFormat: a)"),
    // Strings files do not contain texts written in the code, and other labels are the package's
    // own.
    (#"String(format: "%d", 1)"#, #"String(format: "%d", 1)"#),
    ("String(format: a, unit: b)", "String(format: a, unit: b)"),
    ("NSPredicate(format: a, 1)", "NSPredicate(format: a, 1)"),
    (
      "bundle.localizedString(forKey: a, value: nil, table: b)",
      "bundle.simulatedLocalizedString(forKey: a, value: nil, table: b)"
    ),
    ("error.localizedString(for: a)", "error.localizedString(for: a)"),
    ("Locale.preferredLanguages[0]", "Locale.simulatedPreferredLanguages[0]"),
    ("NSLocale.preferredLanguages", "Locale.simulatedPreferredLanguages"),
    ("Locale.current.identifier", "Locale.simulatedCurrent.identifier"),
    ("Calendar.autoupdatingCurrent", "Calendar.simulatedCurrent"),
    ("Device.current", "Device.current"),
    ("let a = DateFormatter()", "let a = DateFormatter.simulated()"),
    ("NumberFormatter()", "NumberFormatter.simulated()"),
    ("Bundle.main.preferredLocalizations", "Bundle.main.simulatedPreferredLocalizations"),
    ("Bundle.preferredLocalizations(from: a)", "Bundle.preferredLocalizations(from: a)"),
  ])
  func textsUseTheLanguage(source: String, expected: String) {
    #expect(ported(source, by: LocalizationRule.self) == expected)
  }

  @Test func functionsOfThePackageKeepTheirNames() {
    let source = """
      class Texts { func localizedString(forKey: String, value: String?, table: String?) -> String { "" } }
      let a = texts.localizedString(forKey: a, value: nil, table: nil)
      """
    #expect(ported(source, by: LocalizationRule.self) == source)
    let own =
      "extension String { init(format: Style) { self = \"\" } }\nlet a = String(format: style)"
    #expect(ported(own, by: LocalizationRule.self) == own)
  }

  @Test func ruleFindsOverridesOfNSObjectMethods() {
    let source = """
      class A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      class B: A { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      """
    let expected = """
      class A: NSObject, Override__responds_to_1 { \
      func responds__override(to s: Selector!) -> Bool { super.responds__base(to: s) } }
      class B: A { \
      override func responds__override(to s: Selector!) -> Bool { super.responds__override(to: s) } }
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
  }

  @Test func objectsAreOperatedByATypeTest() {
    let method = "override func accessibilityActivate() -> Bool { super.accessibilityActivate() }"
    let responder = "class A: UIView { \(method) }"
    #expect(ported(responder, by: ExtensionOverrideRule.self) == responder)
    let expected =
      "class A: NSObject, Override__accessibilityActivate_0 { "
      + "func accessibilityActivate__override() -> Bool { super.accessibilityActivate__base() } }"
    #expect(ported("class A: NSObject { \(method) }", by: ExtensionOverrideRule.self) == expected)
  }

  @Test func classesInFunctionsAreDescribedInPlace() {
    let source = """
      func test() {
        class A: NSObject, UITextFieldDelegate { func textFieldDidEndEditing(_ f: UITextField) {} }
      }
      """
    let call = "A.describe___0()"
    let text = ported(source, by: ClassDescriptionRule.self)
    #expect(text.contains("static func describe___0() { ClassDescription.of(A.self)"))
    #expect(text.contains("add(selectors: [\"textFieldDidEndEditing:\"])"))
    #expect(text.contains("{} }; MainActor.assumeIsolated { \(call) }\n}"))
    #expect(text.hasSuffix("@MainActor func describe__() {\n}\n"))
  }

  @Test func forwardersGetTheMethodsOfProtocols() {
    let protocols = SystemProtocols(sources: [
      """
      public protocol UIPart {
        func partWillMove(_ part: Part) -> Bool
      }
      public protocol UIPartDelegate: UIPart {
        func part(_ part: Part, didMoveTo place: Int)
        func partDidMove(_ part: Part)
        func size(_ part: Part) -> Int
        var isMoving: Bool { get }
      }
      extension UIPart {
        func partWillMove(_ part: Part) -> Bool { true }
      }
      extension UIPartDelegate {
        func part(_ part: Part, didMoveTo place: Int) {}
        func partDidMove(_ part: Part) {}
      }
      """
    ])
    let source = """
      public class Forwarder: NSObject {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      extension Forwarder: UIPartDelegate {
        func partDidMove(_ part: Part) {}
        func size(_ part: Part) -> Int { 1 }
      }
      """
    let facts = PackageFacts([FileFacts(of: ParsedFile(source))], systemProtocols: protocols)
    let text = FileRewriter(facts: facts, rules: [MessageForwardingRule.self]).rewrite(source).text
    let defaults = "Forwarder__defaults"
    let added =
      "; private final class \(defaults): NSObject, UIPart, UIPartDelegate { "
      + "func size(_ part: Part) -> Int "
      + "{ preconditionFailure(\"unrecognized selector size:\") } }; "
      + "@MainActor public func part(_ part: Part, didMoveTo place: Int) { return "
      + "(forwardee(\"part:didMoveTo:\", as: (any UIPartDelegate).self) ?? \(defaults)())"
      + ".part(part, didMoveTo: place) }; "
      + "@MainActor public func partWillMove(_ part: Part) -> Bool { return "
      + "(forwardee(\"partWillMove:\", as: (any UIPart).self) ?? \(defaults)())"
      + ".partWillMove(part) } }\n"
    #expect(text == source.replacing("}\nextension", with: added + "extension"))
    let plain = "class A: UIPart {}"
    let plainFacts = PackageFacts([FileFacts(of: ParsedFile(plain))], systemProtocols: protocols)
    let rewriter = FileRewriter(facts: plainFacts, rules: [MessageForwardingRule.self])
    #expect(rewriter.rewrite(plain).entries.isEmpty)
  }
}
