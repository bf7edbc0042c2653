import SourcePorting
import Testing

/// The result of each rule for a source, which becomes one file of a package.
@Suite struct RuleTests {
  @Test(arguments: [
    ("@objc func save() {}", "func save() {}"),
    ("@objc(saveIt) func save() {}", "func save() {}"),
    ("@objc dynamic var name = 1", "var name = 1"),
    ("@objcMembers class A: NSObject {}", "class A: NSObject {}"),
    ("@IBDesignable class A: UIView {}", "class A: UIView {}"),
    ("@IBInspectable var inset: CGFloat = 1", "var inset: CGFloat = 1"),
    ("@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
    ("@objc\nfunc save() {}", "\nfunc save() {}"),
    ("@objc protocol P {}", "protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
    ("@objc protocol P: AnyObject {}", "protocol P: AnyObject {}"),
    ("@objc private extension A {}", "private extension A {}"),
  ])
  func objectiveCAttributesAreRemoved(source: String, expected: String) {
    #expect(ported(source, by: ObjCAttributeRule.self) == expected)
  }

  @Test(arguments: [
    (
      "@main\nclass A: UIResponder, UIApplicationDelegate {}", "a.swift",
      "\nclass A: UIResponder, UIApplicationDelegate {}"
    ),
    ("@UIApplicationMain class A: Base {}", "a.swift", "class A: Base {}"),
    ("@main struct Tool {}", "a.swift", "@main struct Tool {}"),
    (
      "let a = 1\nUIApplicationMain(0, nil, nil, nil)\nclass A {}", "main.swift",
      "let a = 1\n\nclass A {}"
    ),
    ("print(1)", "main.swift", "print(1)"),
  ])
  func entryPointsAreRemoved(source: String, path: String, expected: String) {
    let rewriter = FileRewriter(facts: PackageFacts([]), rules: [EntryPointRule.self])
    #expect(rewriter.rewrite(source, path: path).text == expected)
  }

  @Test(arguments: [
    ("@IBOutlet var a: UIView!", "@Outlet var a: UIView!"),
    ("@IBOutlet weak var a: UIView!", "@WeakOutlet var a: UIView!"),
    (
      "@IBOutlet private weak var a: UIView? {\n didSet {}\n}",
      "@WeakOutlet private var a: UIView? {\n didSet {}\n}"
    ),
    ("@IBOutlet var a: UIView? { get { nil } set {} }", "var a: UIView? { get { nil } set {} }"),
  ])
  func outletsBecomeWrappers(source: String, expected: String) {
    #expect(ported("class C {\n\(source)\n}", by: OutletRule.self) == "class C {\n\(expected)\n}")
  }

  @Test(arguments: [
    ("#selector(save)", #"Selector("saveIt:", of: Form.save(it:))"#),
    ("#selector(tap(_:))", #"Selector("tap:", of: Form.tap(_:))"#),
    ("#selector(self?.tap)", #"Selector("tap:", of: Form.tap(_:))"#),
    ("#selector(self.tap(_:))", #"Selector("tap:", of: Form.tap(_:))"#),
    ("#selector(Form.tap)", #"Selector("tap:", of: Form.tap(_:))"#),
    ("#selector(Form.close)", #"Selector("close", bound: Form.close)"#),
    ("#selector(UIView.layoutIfNeeded)", #"Selector("layoutIfNeeded", of: UIView.layoutIfNeeded)"#),
    ("#selector(label.tap(_:))", #"Selector("tap:", bound: label.tap(_:))"#),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
      #"Selector("scrollViewDidScroll:")"#
    ),
    (
      "#selector(getter: Form.title)",
      #"Selector("title", of: { (target: Form) in { target.title } })"#
    ),
    (
      "#selector(setter: title)",
      #"Selector("setTitle:", of: { (target: Form) in { target.title = $0 } })"#
    ),
    (
      "#selector(tap(_:) as (Form) -> (Any) -> Void)",
      #"Selector("tap:", of: Form.tap(_:) as (Form) -> (Any) -> Void)"#
    ),
  ])
  func selectorsNameAndCallMethods(source: String, expected: String) {
    let form = """
      class Form {
        func save(it: Int) {}
        func tap(_ sender: Any) {}
        class func close() {}
        var title = ""
        func wire() { add(%) }
      }
      """
    let result = ported(form.replacing("%", with: source), by: SelectorRule.self)
    // Objective-C derives `saveWithIt:`.
    let selector = expected.replacing("saveIt:", with: "saveWithIt:")
    #expect(result == form.replacing("%", with: selector))
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) {}", "if systemIsAtLeast(13) {}"),
    ("if #available(macOS 12, iOS 14.5.1, *), a {}", "if systemIsAtLeast(14, 5, 1), a {}"),
    ("guard #unavailable(iOS 15.2) else {}", "guard !systemIsAtLeast(15, 2) else {}"),
    ("if #available(iOSApplicationExtension 11, *) {}", "if systemIsAtLeast(11) {}"),
    // Any system that is not named fulfills the condition.
    ("if #available(tvOS 9999, *) {}", "if #available(tvOS 9999, *) {}"),
    ("@available(iOS 13, *) func f() {}", "@available(iOS 13, *) func f() {}"),
  ])
  func availabilityDependsOnSimulatedSystem(source: String, expected: String) {
    #expect(ported(source, by: AvailabilityRule.self) == expected)
  }

  @Test(arguments: [
    (
      "#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    (
      "f(#imageLiteral(resourceName: \"star\"))", "f(UIImage(imageLiteralResourceName: \"star\"))"
    ),
    ("#fileLiteral(resourceName: \"a.txt\")", "#fileLiteral(resourceName: \"a.txt\")"),
  ])
  func objectLiteralsCallInitializers(source: String, expected: String) {
    #expect(ported(source, by: ObjectLiteralRule.self) == expected)
  }

  @Test(arguments: [
    ("#keyPath(UIView.isHidden)", #""hidden""#),
    ("#keyPath(CALayer.bounds.size)", #""bounds.size""#),
    ("#keyPath(Form.isOn)", #""isOn""#),
    ("#keyPath(title)", #""title""#),
    (
      "class A { @objc(due) var date = 1 }\n#keyPath(A.date)",
      "class A { @objc(due) var date = 1 }\n\"due\""
    ),
  ])
  func keyPathsBecomeTexts(source: String, expected: String) {
    #expect(ported(source, by: KeyPathRule.self) == expected)
  }

  @Test(arguments: [
    ("import UIKit", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import os.log", ""),
    ("import simd", ""),
    ("@preconcurrency import CoreData", "@preconcurrency import CoreData"),
    ("import WebKit.WKWebView", "import WebKit"),
    ("import AVFAudio", "import AVFoundation"),
    (
      "import CryptoKit\nlet a = CryptoKit.SHA256.hash(data: b)",
      "import PortCryptoKit\nlet a = PortCryptoKit.SHA256.hash(data: b)"
    ),
    ("import Combine\nlet a: Combine.A", "import PortCombine\nlet a: PortCombine.A"),
    ("import class Foundation.NSObject", "import Foundation"),
    ("import Numerics", "import Numerics"),
  ])
  func importsOfApplesModulesGo(source: String, expected: String) {
    #expect(ported(source, by: ImportRule.self) == expected)
  }

  @Test(arguments: [
    ("os(iOS) || os(tvOS)", "true || os(tvOS)"),
    ("!os(Linux) && DEBUG", "!false && DEBUG"),
    ("canImport(UIKit)", "canImport(UIKit)"),
    ("canImport(AppKit)", "false"),
    ("canImport(WebKit)", "true"),
  ])
  func platformConditionsMatchPhones(source: String, expected: String) {
    #expect(
      ported("#if \(source)\n#endif", by: PlatformConditionRule.self) == "#if \(expected)\n#endif"
    )
  }

  @Test func optionalRequirementsAreResolvedAtRunTime() {
    let source = """
      @objc public protocol Source {
        func rows() -> Int
        @objc optional func title(of row: Int) -> String
        @objc optional func didEnd()
      }
      class List: Source {
        func rows() -> Int { 1 }
        func title(of row: Int) -> String { "" }
      }
      """
    let expected = """
      @objc public protocol Source {
        func rows() -> Int
        -
        -
      }; public protocol Source__title_of: AnyObject { func title(of row: Int) -> String }; \
      extension Source { @discardableResult public func title__optional(of row: Int) -> (String)? \
      { (self as? any Source__title_of)?.title(of: row) } }; \
      public protocol Source__didEnd: AnyObject { func didEnd() }; \
      extension Source { public var didEnd: (() -> Void)? \
      { (self as? any Source__didEnd)?.didEnd } }
      class List: Source, Source__title_of {
        func rows() -> Int { 1 }
        func title(of row: Int) -> String { "" }
      }
      """
    #expect(
      ported(source, by: OptionalRequirementRule.self) == expected.replacing("-\n", with: "\n")
    )
  }

  @Test func overloadedRequirementsAreDistinguishedByType() {
    let source = """
      @objc protocol P {
        @objc optional func f(_ a: Int)
        @objc optional func f(_ a: String) throws
      }
      class A: P { func f(_ a: String) throws {} }
      """
    let result = ported(source, by: OptionalRequirementRule.self)
    #expect(result.contains("func f__optional(_ a: Int) -> (Void)? { (self as? any P__f)?.f(a) }"))
    #expect(
      result.contains(
        "func f__optional(_ a: String) throws -> (Void)? { try (self as? any P__f_1)?.f(a) }"
      )
    )
    #expect(result.hasSuffix("class A: P, P__f_1 { func f(_ a: String) throws {} }"))
  }

  @Test(arguments: [
    ("source?.title?(of: 1)", "source?.title__optional(of: 1)"),
    ("source?.didEnd?()", "source?.didEnd?()"),
    ("delegate?.scrollViewDidScroll?(self)", "delegate?.scrollViewDidScroll(self)"),
    (
      "let a = delegate.tableView?(t, heightForRowAt: i)",
      "let a = Optional(delegate.tableView(t, heightForRowAt: i))"
    ),
    ("source.title!(of: 1)", "source.title__optional(of: 1)!"),
    ("delegate.tableView!(t, willDisplay: c)", "delegate.tableView(t, willDisplay: c)"),
    (
      "let a = delegate.tableView!(t, heightForRowAt: i)",
      "let a = delegate.tableView(t, heightForRowAt: i)"
    ),
    ("handler!(1)", "handler!(1)"),
    ("handler?(1)", "handler?(1)"),
    ("model.onChange?(1)", "model.onChange?(1)"),
  ])
  func optionalCallsAreRewritten(source: String, expected: String) {
    let declaration =
      "@objc protocol S { @objc optional func title(of row: Int) -> String; @objc optional func didEnd() }\n"
    #expect(ported(declaration + source, by: OptionalCallRule.self) == declaration + expected)
  }

  @Test(arguments: [
    ("wait(for: [a], timeout: 1)", "simulatedWait(for: [a], timeout: 1)"),
    ("self.waitForExpectations(timeout: 1)", "self.simulatedWaitForExpectations(timeout: 1)"),
    ("await fulfillment(of: [a])", "await simulatedFulfillment(of: [a])"),
    ("XCTWaiter().wait(for: [a], timeout: 1)", "XCTWaiter().simulatedWait(for: [a], timeout: 1)"),
    ("let a = expectation(description: \"\")", "let a = simulatedExpectation(description: \"\")"),
    ("wait(for: 0.5)", "wait(for: 0.5)"),
  ])
  func testsWaitByTheClock(source: String, expected: String) {
    #expect(
      ported("import XCTest\n" + source, by: TestWaitRule.self) == "import XCTest\n" + expected
    )
    #expect(ported(source, by: TestWaitRule.self) == source)
  }

  @Test func ownWaitingFunctionsAreUnchanged() {
    let source =
      "import XCTest\nclass T { func wait(for a: Int, timeout: Int) {} }\nwait(for: 1, timeout: 2)"
    #expect(ported(source, by: TestWaitRule.self) == source)
  }

  @Test func testMethodsEnterMainActor() {
    let source = """
      @MainActor class A: XCTestCase {
        override func setUp() {}
        func testOne() {}
        func testTwo() throws { try f() }
        func testThree() async {}
        nonisolated func testFour() {}
        func helper() {}
        func test(_ a: Int) {}
      }
      class B: A { func testOne() {} }
      extension A {
      #if os(iOS)
        func testSix() {}
      #endif
      }
      class C: XCTestCase {
        @MainActor func testOne() {}
        func testTwo() {}
      }
      class D: XCTestCase { func testOne() {} }
      @MainActor class E { func testOne() {} }
      """
    let enter = "MainActor.assumeIsolated { () -> Void in"
    let expected = """
      @MainActor class A: XCTestCase, @unchecked Sendable {
        override nonisolated func setUp() { \(enter)}}
        nonisolated func testOne() { \(enter)}}
        nonisolated func testTwo() throws { try \(enter) try f() }}
        func testThree() async {}
        nonisolated func testFour() {}
        func helper() {}
        func test(_ a: Int) {}
      }
      class B: A, @unchecked Sendable { nonisolated func testOne() { \(enter)}} }
      extension A {
      #if os(iOS)
        nonisolated func testSix() { \(enter)}}
      #endif
      }
      class C: XCTestCase, @unchecked Sendable {
        nonisolated func testOne() { \(enter)}}
        func testTwo() {}
      }
      class D: XCTestCase { func testOne() {} }
      @MainActor class E { func testOne() {} }
      """
    #expect(ported(source, by: TestCaseRule.self) == expected)
  }

  @Test(arguments: [
    ("DispatchQueue.main.async { f() }", "DispatchQueue.deviceMain.async { f() }"),
    ("let queue = DispatchQueue.main", "let queue = DispatchQueue.main"),
    ("A.main.async { f() }", "A.main.async { f() }"),
  ])
  func mainQueueBecomesDeviceQueue(source: String, expected: String) {
    #expect(ported(source, by: MainQueueRule.self) == expected)
    #expect(ported("class DispatchQueue {}\n" + source, by: MainQueueRule.self).hasSuffix(source))
  }

  @Test(arguments: [
    ("Date()", "Date.simulatedNow"),
    ("Date.now", "Date.simulatedNow"),
    ("Date(timeIntervalSinceNow: 1)", "Date.simulated(timeIntervalSinceNow: 1)"),
    ("a.timeIntervalSinceNow", "a.timeIntervalSinceSimulatedNow"),
    ("Date(timeIntervalSince1970: 1)", "Date(timeIntervalSince1970: 1)"),
    ("Thread.sleep(forTimeInterval: 1)", "RunLoop.simulatedSleep(forTimeInterval: 1)"),
    ("usleep(1)", "RunLoop.simulatedMicrosleep(1)"),
  ])
  func currentDatesUseSimulatedClock(source: String, expected: String) {
    #expect(ported(source, by: VirtualDateRule.self) == expected)
  }

  @Test(arguments: [
    ("type(of: a).description()", "String(reflecting: type(of: a))"),
    ("UIView.self.description()", "String(reflecting: UIView.self)"),
    ("a.description()", "a.description()"),
  ])
  func classDescriptionsUseNames(source: String, expected: String) {
    #expect(ported(source, by: MetatypeRule.self) == expected)
  }

  @Test func runtimeCallsAreReported() {
    let source = "func f() {\n  method_exchangeImplementations(a, b)\n}"
    let (text, entries) = rewritten(source, by: RuntimeCallRule.self)
    #expect(text == source)
    #expect(entries.map(\.outcome) == [.unsupported])
    #expect(entries.first.map { [$0.line, $0.column] } == [2, 3])
  }

  @Test(arguments: [
    ("typealias F = @convention(c) (AnyObject) -> Void", "typealias F = (AnyObject) -> Void"),
    ("typealias F = @convention(block) () -> Void", "typealias F = () -> Void"),
    (
      "typealias F = @convention(c) (Int32) -> Void", "typealias F = @convention(c) (Int32) -> Void"
    ),
  ])
  func cFunctionTypesLoseObjects(source: String, expected: String) {
    #expect(ported(source, by: ConventionRule.self) == expected)
  }

  /// SwiftUI exports Combine.
  @Test(arguments: [
    ("class Model: ObservableObject {}", "import PortCombine\n"), ("struct A: View {}", "\n"),
  ])
  func combineOfSwiftUIIsImported(code: String, expected: String) {
    #expect(ported("import SwiftUI\n\(code)", by: ImportRule.self) == expected + code)
  }

  @Test(arguments: [
    ("struct A: View {\n}\nstruct B {}", "\n\nstruct B {}"),
    ("extension View { }", ""),
    ("#Preview { A() }", ""),
    ("struct C: Equatable {}", "struct C: Equatable {}"),
    ("struct D { let color: Color }\nclass E {\n  var d: D\n}\nlet f = 1", "\n\n\n\nlet f = 1"),
    ("class G { init(_ a: Text) {}; init() {} }", "class G { init() {} }"),
    (
      "class H {\n  func a() { _ = Text() }\n  func c() {}\n}\nextension H {\n  func b() { a() }\n}",
      "class H {\n  \n  func c() {}\n}\nextension H {\n  \n}"
    ),
    ("struct Color {}\nlet i = Color()", "struct Color {}\nlet i = Color()"),
    ("func j<View: UIView>(_ a: View) {}", "func j<View: UIView>(_ a: View) {}"),
  ])
  func viewsOfSwiftUIAreLeftOut(source: String, expected: String) {
    let (text, entries) = rewritten("import SwiftUI\n" + source, by: SwiftUIRule.self)
    #expect(text == "import SwiftUI\n" + expected)
    #expect(entries.allSatisfy { $0.outcome == .unsupported })
  }

  @Test(arguments: [
    ("let a = UIHostingController(rootView: V(1))", "let a = UIHostingController()"),
    ("var b: UIHostingController<V>?", "var b: UIHostingController?"),
    ("let c = UIHostingController<V>(rootView:\n  V())", "let c = UIHostingController(\n)"),
    (
      "class H: UIHostingController<V> { init() { super.init(rootView: V()) } }\nlet d = H(rootView: e)",
      "class H: UIHostingController { init() { super.init() } }\nlet d = H()"
    ),
    ("let f = Box(rootView: view)", "let f = Box(rootView: view)"),
  ])
  func hostingControllersHostNoView(source: String, expected: String) {
    let text = ported("import SwiftUI\n" + source, by: HostingControllerRule.self)
    #expect(text == "import SwiftUI\n" + expected)
    #expect(ported(text, by: SwiftUIRule.self) == text)
  }

  @Test func controllersWithHostedViewsRemain() {
    let source = """
      import SwiftUI
      struct V: View {}
      class C: UIViewController {
        let host = UIHostingController(rootView: V())
        func show() { present(host, animated: true) }
      }
      """
    let expected = source.replacing("struct V: View {}", with: "")
    #expect(ported(source, by: SwiftUIRule.self) == expected)
  }

  @Test func anchorTypeChecksUseErasedAnchors() {
    #expect(
      ported("let a = b.first is NSLayoutAnchor<NSLayoutDimension>", by: ErasedGenericRule.self)
        == "let a = b.first is any ErasedLayoutAnchor"
    )
    let other = "let a = b is NSLayoutDimension && c is [Int]"
    #expect(ported(other, by: ErasedGenericRule.self) == other)
  }

  @Test func localClassesFulfillOptionalRequirements() {
    let source = """
      @objc protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c(in d: Int) }
      func test() {
        class Q: P { func c(in d: Int) {} }
      }
      """
    #expect(ported(source, by: OptionalRequirementRule.self).contains("class Q: P, P__c_in {"))
  }

  @Test func classesWithSameMethodShareProtocol() {
    let source = """
      extension UITableView { @objc open func refill() {} }
      extension UICollectionView { @objc open func refill() {} }
      class A: UITableView { override func refill() {} }
      """
    let text = ported(source, by: ExtensionOverrideRule.self)
    #expect(text.ranges(of: "protocol Override__refill_0: AnyObject").count == 1)
    #expect(text.ranges(of: "self as? any Override__refill_0").count == 2)
  }

  @Test func codeThatReadsLogStoreIsOmitted() {
    let source = "import OSLog\nclass A {\n  func b() { _ = OSLogStore.local() }\n  func c() {}\n}"
    let (text, entries) = rewritten(source, by: SwiftUIRule.self)
    #expect(text == "import OSLog\nclass A {\n  \n  func c() {}\n}")
    #expect(entries.map(\.note) == ["'b' is left out: a dependency is missing"])
  }

  @Test func omittedTypesAreNotDescribed() {
    let source = """
      import SwiftUI
      class A: UIView { let host: AnyView; @objc func save() {} }
      """
    #expect(ported(source, by: ClassDescriptionRule.self) == source)
  }
}
