import SourcePorting

/// Returns a source rewritten by a rule.
func ported(_ source: String, by rule: any PortRule.Type) -> String {
  rewritten(source, by: rule).text
}

/// Returns a source rewritten by a rule, with the rule's report.
func rewritten(
  _ source: String,
  by rule: any PortRule.Type
) -> (text: String, entries: [PortReport.Entry]) {
  let facts = PackageFacts([FileFacts(of: ParsedFile(source))])
  return FileRewriter(facts: facts, rules: [rule]).rewrite(source)
}
