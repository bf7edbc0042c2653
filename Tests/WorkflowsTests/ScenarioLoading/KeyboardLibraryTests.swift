import Testing

@testable import Workflows

@Suite struct KeyboardLibraryTests {
  @Test(
    arguments: [
      ("pod 'IQKeyboardManagerSwift', '~> 6.5'", false, "IQKeyboardManager"),
      ("# pod 'IQKeyboardManagerSwift'", false, nil),
      (#""identity" : "iqkeyboardmanager","#, false, "IQKeyboardManager"),
      ("import UIKit\nimport IHKeyboardAvoiding", true, "IHKeyboardAvoiding"),
      ("#import <IQKeyboardManager/IQKeyboardManager.h>", true, "IQKeyboardManager"),
      ("// import IQKeyboardManagerSwift", true, nil),
      // A class of a library that a document names is a custom class there.
      ("pod 'TPKeyboardAvoiding'", false, nil),
    ] as [(String, Bool, String?)]
  )
  func listsAndImportsNameLibrary(text: String, imports: Bool, name: String?) {
    #expect(KeyboardLibrary.name(in: text, imports: imports) == name)
  }
}
