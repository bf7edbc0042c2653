import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct ViewTitlesTests {
  /// A screen with ids as names of its root view, box and label, and real names for a form and a
  /// field.
  private let titles: ViewTitles = {
    var titles = ViewTitles()
    titles.add(
      screen: "login",
      root: "kgt-o0-aP8",
      views: [
        "kgt-o0-aP8": ViewTitle(description: "view", id: "kgt-o0-aP8"),
        "b0x-2c-d3e": ViewTitle(description: "view", id: "b0x-2c-d3e"),
        "a1b-2c-d3e": ViewTitle(description: #"label "Log In""#, id: "a1b-2c-d3e"),
        "form": ViewTitle(name: "form"), "email": ViewTitle(name: "email"),
        "Sign-In": ViewTitle(name: "signIn", id: "s1g-2c-d3e"),
        "Terms of use": ViewTitle(name: "terms", id: "t3r-2c-d3e"),
      ]
    )
    return titles
  }()

  @Test(arguments: [
    ("login", "login"),
    ("login/form/email", "login/form/email"),
    ("login/a1b-2c-d3e", #"login/label "Log In" (a1b-2c-d3e)"#),
    ("login/b0x-2c-d3e/email", "login/…/email"),
    ("login/b0x-2c-d3e/kgt-o0-aP8/email", "login/…/email"),
    ("login/form/Sign-In", "login/form/signIn (s1g-2c-d3e)"),
    // A view that a technique has put around another, and a view inside a control.
    ("login/scrollView/a1b-2c-d3e", #"login/scrollView/label "Log In" (a1b-2c-d3e)"#),
    ("login/b0x-2c-d3e/textFieldLabel", "login/view (b0x-2c-d3e)/textFieldLabel"),
    // Another screen, and a missing screen.
    ("other/a1b-2c-d3e", "other/a1b-2c-d3e"), ("navigationBar", "navigationBar"), ("", ""),
  ])
  func titleOfPathEndsWithViewTitle(_ path: ViewPath, _ title: String) {
    #expect(titles.title(of: path) == title)
  }

  @Test func unknownScreenKeepsPath() {
    #expect(ViewTitles().title(of: "login/a1b-2c-d3e") == "login/a1b-2c-d3e")
  }

  // MARK: - Guides

  @Test(arguments: [
    ("top", "kgt-o0-aP8", "topLayoutGuide"), ("bottomBars", "kgt-o0-aP8", "bottomLayoutGuide"),
    ("safeArea", "kgt-o0-aP8", "safeArea"), ("safeArea", "form", "form.safeArea"),
    ("layoutMargins", "b0x-2c-d3e", "view (b0x-2c-d3e).layoutMargins"),
    ("top", "form", "form.topLayoutGuide"), ("scrollContent", "form", "form.contentLayout"),
  ])
  func guideOfRootOmitsOwner(_ kind: String, _ owner: String, _ title: String) {
    #expect(titles.title(ofGuide: kind, of: owner, on: "login") == title)
  }

  /// Only a controller has these two guides.
  @Test func controllerGuideNeedsNoScreen() {
    let titles = ViewTitles()
    #expect(titles.title(ofGuide: "topBars", of: "kgt-o0-aP8", on: "login") == "topLayoutGuide")
    #expect(titles.title(ofGuide: "safeArea", of: "box", on: "login") == "box.safeArea")
  }

  // MARK: - Equations and findings

  @Test(arguments: [
    (
      "a1b-2c-d3e.top == topBars of kgt-o0-aP8.bottom + 16.0",
      #"label "Log In" (a1b-2c-d3e).top == topLayoutGuide.bottom + 16"#
    ),
    (
      "email.width == 0.5*b0x-2c-d3e.width",
      "email.width == 0.5*view (b0x-2c-d3e).width"
    ),
    ("email.left == 2.0*safeArea of form.left", "email.left == 2*form.safeArea.left"),
    ("other.top == 8.0", "other.top == 8"),
    // A guide of an app, and a view with the name of a guide.
    ("email.left == gap of Sign-In.left", "email.left == gap of signIn (s1g-2c-d3e).left"),
    ("email.left == Terms of use.left", "email.left == terms (t3r-2c-d3e).left"),
  ])
  func equationUsesTitles(_ equation: String, _ text: String) throws {
    for path: ViewPath in ["login/form", ""] {
      let called = titles.called(try ConstraintEquation(equation), on: path)
      #expect(called.text(writing: \.plain) == text)
    }
  }

  @Test(arguments: [
    ("a1b-2c-d3e.maxY <= email.minY + 8.0", #"label "Log In" (a1b-2c-d3e).maxY <= email.minY + 8"#),
    ("", ""), ("  two  blanks ", "  two  blanks "),
    // A word in a text is not a view with that name.
    ("a1b-2c-d3e email", "a1b-2c-d3e email"),
  ])
  func invariantHasTheTitles(_ invariant: String, _ text: String) {
    for path: ViewPath in ["login/form", ""] {
      let called = FindingSubject.invariant(invariant).called(by: titles, on: path)
      #expect(called == .invariant(text))
    }
  }

  @Test func findingHasTheTitles() {
    let broken = ConflictItem(
      .constraint,
      name: "c01-aa-aaa",
      equation: "a1b-2c-d3e.top == topBars of kgt-o0-aP8.bottom + 16.0"
    )
    let others = [
      ConflictItem(.contentSize, view: "a1b-2c-d3e"),
      ConflictItem(.arrangement, name: "UISV-spacing", view: "form"),
      ConflictItem(.guide, name: "safeArea", view: "form"),
    ]
    let subject = FindingSubject.conflict(broken: broken, with: others)
    let label = #"label "Log In" (a1b-2c-d3e)"#
    #expect(
      subject.called(by: titles, on: "login/form")
        == .conflict(
          broken: ConflictItem(
            .constraint,
            name: "c01-aa-aaa",
            equation: "\(label).top == topLayoutGuide.bottom + 16.0"
          ),
          with: [
            ConflictItem(.contentSize, view: label),
            ConflictItem(.arrangement, name: "UISV-spacing", view: "form"),
            ConflictItem(.guide, name: "form.safeArea"),
          ]
        )
    )
  }

  @Test func equationOfOtherScreenKeepsNames() {
    var titles = titles
    titles.add(screen: "other", root: "root", views: ["a1b-2c-d3e": ViewTitle(name: "hint")])
    #expect(titles.called("a1b-2c-d3e.top == 8.0", on: "other/a1b-2c-d3e") == "hint.top == 8.0")
  }

  @Test(arguments: [
    (ViewTitle(name: "email"), "email", "'email'"),
    (ViewTitle(name: "email", id: "e"), "email (e)", "'email' (e)"),
    (
      ViewTitle(description: #"label "Log In""#, id: "l"), #"label "Log In" (l)"#,
      #"label "Log In" (l)"#
    ),
  ])
  func nameIsQuotedInSentences(_ title: ViewTitle, _ text: String, _ quoted: String) {
    #expect(title.text == text)
    #expect(title.quoted == quoted)
  }
}
