import SourcePorting
import Testing

/// Members of extensions that override or are overridden.
@Suite struct ExtensionOverrideRuleTests {
  @Test func classesCallOverridesInExtensions() {
    let source = """
      class A: UIView {
      }
      public extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
        public override var title: String? { get { nil } set {} }
        func other() {}
      }
      """
    let expected = """
      class A: UIView {
      public override func layoutSubviews() { layoutSubviews__A() }; \
      public override var title: String? { get { title__A } set { title__A = newValue } } }
      public extension A {
        func layoutSubviews__A() {
          super.layoutSubviews()
        }
        public var title__A: String? { get { nil } set {} }
        func other() {}
      }
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
  }

  @Test func extensionsOfControllersOverrideProperties() {
    let source = """
      extension UINavigationController {
        open override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
      }
      class A: UINavigationController { override var shouldAutorotate: Bool { false } }
      """
    let expected = """
      extension UINavigationController {
        public var childForStatusBarStyle__override: UIViewController? \
      { super.childForStatusBarStyle__base }
      }; extension UINavigationController: Override__childForStatusBarStyle_0 {}
      class A: UINavigationController { override var shouldAutorotate: Bool { false } }
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
  }

  @Test func membersOfExtensionsCanBeOverridden() {
    let source = """
      class A {}
      extension A { @objc func f(_ a: Int, b: Int = 1) throws {} }
      class B: A { override func f(_ a: Int, b: Int) throws {} }
      """
    let expected = """
      class A {func f(_ a: Int, b: Int = 1) throws { try f__A(a, b: b) } }
      extension A { @objc func f__A(_ a: Int, b: Int = 1) throws {} }
      class B: A { override func f(_ a: Int, b: Int) throws {} }
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
  }

  @Test func protocolMembersInExtensionsCanBeOverridden() {
    let source = """
      class A: NSObject {}
      extension A: UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        private func show() {}
      }
      class B: A { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
      class C: D { override func show() {} }
      """
    let expected = """
      class A: NSObject {func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) \
      { tableView__A(t, didSelectRowAt: i) } }
      extension A: UITableViewDelegate {
        func tableView__A(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        private func show() {}
      }
      class B: A { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
      class C: D { override func show() {} }
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
    let unnamed = """
      class A: NSObject {}
      extension A: Part { open func part(_: Int, at _: Int) {} }
      """
    #expect(
      ported(unnamed, by: ExtensionOverrideRule.self).hasPrefix(
        "class A: NSObject {open func part(_ value0: Int, at value1: Int) "
          + "{ part__A(value0, at: value1) } }"
      )
    )
    let conditional = """
      class A: UIView { override func show() {} }
      #if os(macOS)
      extension A: Showing { func show() {} }
      #endif
      extension A: Hiding { func show() {} }
      """
    #expect(ported(conditional, by: ExtensionOverrideRule.self) == conditional)
    let system = """
      extension UIView: Showing { func show() {} }
      class A: B { override func show() {} }
      """
    #expect(ported(system, by: ExtensionOverrideRule.self) == system)
  }

  @Test func addedUIKitMethodsCallTheirOverrides() {
    let source = """
      extension UIView { @objc func add(_ views: UIView...) -> UIView { self } }
      extension UICell { override func add(_ views: UIView...) -> UIView { super.add() } }
      """
    let expected = """
      extension UIView { @objc func add(_ views: UIView...) -> UIView { \
      if let port = self as? any Override__add_1 { \
      return unsafeBitCast(port.add__override, to: (([UIView]) -> UIView).self)(views) }; \
      return unsafeBitCast(add__base, to: (([UIView]) -> UIView).self)(views) }; \
      func add__base(_ views: UIView...) -> UIView { self } }; \
      @MainActor protocol Override__add_1: AnyObject { func add__override(_ views: UIView...) -> UIView }
      extension UICell { \
      func add__override(_ views: UIView...) -> UIView { super.add__base() } }; \
      extension UICell: Override__add_1 {}
      """
    #expect(ported(source, by: ExtensionOverrideRule.self) == expected)
  }
}
