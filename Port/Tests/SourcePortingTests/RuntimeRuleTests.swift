import SourcePorting
import Testing

/// What stands for the parts of the Objective-C runtime that sources use.
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

  @Test func classesAreDescribed() {
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

  @Test func descriptionsAreUnderTheirConditions() {
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
    "func f() { class A { @objc var a = 1 } }", "class A: XCTestCase { @objc var a = 1 }",
  ])
  func othersAreNotDescribed(source: String) {
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
  func objectsAreMadeOfClassesKnownAtRunTime(source: String, expected: String) {
    #expect(ported(source, by: DynamicInstanceRule.self) == expected)
  }

  @Test(arguments: [
    ("list.first?.tag", "MembersByName(of: list.first)?.tag"),
    ("self.list[0].tag", "MembersByName(of: self.list[0])!.tag"),
    ("other.first?.tag", "other.first?.tag"),
    ("list.first?.layer.bounds", "list.first?.layer.bounds"),
    ("func f(a: AnyObject) { a.tag }", "func f(a: AnyObject) { MembersByName(of: a)!.tag }"),
    ("func f(a: AnyObject) { a.run() }", "func f(a: AnyObject) { a.run() }"),
    (
      "func f(a: AnyObject) { if let a = a as? B { a.tag } }",
      "func f(a: AnyObject) { if let a = a as? B { a.tag } }"
    ),
  ])
  func membersOfAnyObjectAreFoundByTheirNames(source: String, expected: String) {
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

  @Test func overridesOfMethodsOfNSObjectAreFound() {
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
}
