import SwiftSyntax

/// Rewrites calls of optional requirements, `delegate?.listDidEnd?(list)` and `delegate.listDidEnd!(list)`.
///
/// Calls of the package's own protocols become calls of a function that returns an optional.
/// UIKit's protocols have default implementations on Linux, so the rule removes the mark from their
/// calls.
package enum OptionalCallRule: PortRule {
  package static let name = "optional-call"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard let (method, mark) = marked(call.calledExpression) else { return nil }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let member = MemberFact(
        kind: .function,
        name: method.declName.baseName.text,
        labels: labels
      )
      if let own = package.optionalRequirements[member.fullName]?.first {
        return ownCall(call, mark, method, own, in: file)
      }
      guard labels.contains(where: { $0 != "_" }) || unlabeled.contains(member.name) else {
        return nil
      }
      return systemCall(call, mark, method, in: file)
    }
  }

  /// Returns the method and the mark after it, of `delegate.method?` or `delegate.method!`.
  private static func marked(
    _ callee: ExprSyntax
  ) -> (method: MemberAccessExprSyntax, mark: TokenSyntax)? {
    let chain = callee.as(OptionalChainingExprSyntax.self)
    let forced = callee.as(ForceUnwrapExprSyntax.self)
    guard let mark = chain?.questionMark ?? forced?.exclamationMark,
      let method = (chain?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self)
    else { return nil }
    return (method, mark)
  }

  private static func ownCall(
    _ call: FunctionCallExprSyntax,
    _ mark: TokenSyntax,
    _ method: MemberAccessExprSyntax,
    _ requirement: OptionalRequirement,
    in file: ParsedFile
  ) -> Rewrite? {
    guard requirement.hasFunction else { return nil }
    var edits = [
      file.replacement(method.declName.baseName, by: requirement.accessor), file.removal(mark),
    ]
    if mark.tokenKind == .exclamationMark { edits.append(file.insertion(after: call, "!")) }
    return rewrite(
      call,
      "calls \(requirement.accessor), which returns nil without an implementation",
      edits
    )
  }

  /// Makes the expression optional if nothing else does, because the following code expects it.
  private static func systemCall(
    _ call: FunctionCallExprSyntax,
    _ mark: TokenSyntax,
    _ method: MemberAccessExprSyntax,
    in file: ParsedFile
  ) -> Rewrite {
    let isOptional = method.base?.all(OptionalChainingExprSyntax.self).isEmpty == false
    let isStatement = call.parent?.is(CodeBlockItemSyntax.self) == true
    var edits = [file.removal(mark)]
    if !isOptional, !isStatement, mark.tokenKind != .exclamationMark {
      edits.append(file.insertion(before: call, "Optional("))
      edits.append(file.insertion(after: call, ")"))
    }
    return rewrite(call, "UIKit's method has a default implementation here", edits)
  }

  /// The methods without labels of UIKit's delegates; closures are unlikely to have such names.
  private static let unlabeled: Set = [
    "adaptivePresentationStyle", "animationEnded", "animationEnding",
    "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "gestureRecognizerShouldBegin",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "numberOfSections",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "searchBarBookmarkButtonClicked",
    "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "textDidChange",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "viewForZooming",
  ]
}
