import Foundation
import Testing

/// Tests an engine in another language that reports a conflict as data.
@Suite struct TypedConflictTests {
  /// Replies to every step.
  ///
  /// The arguments are its version, and the width in the equation of the broken constraint, or
  /// `none`.
  private let program = """
    import json, sys
    version, width = sys.argv[1:]

    def views(node, path, frame):
        yield {"path": path, "className": node["kind"], "frame": frame, "windowFrame": frame,
               "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "isHidden": False}
        for child in node["subviews"]:
            yield from views(child, path + "/" + child["name"], {"x": 0, "y": 0, "width": 9, "height": 9})

    def run(question):
        screen = question["screens"][0]
        size = question["device"][question["orientation"]]["size"]
        steps, findings = [], []
        for index, step in enumerate(question["scenario"]["steps"]):
            action = next(iter(step))
            steps.append({"index": index, "time": index, "action": action, "detail": ""})
            if action != "checkpoint":
                continue
            steps[-1]["detail"] = step["checkpoint"]["name"]
            shown = list(views(screen["rootView"], screen["name"], {**size, "x": 0, "y": 0}))
            steps[-1]["snapshot"] = {"window": size, "views": shown}
            if width != "none" and not findings:
                findings.append({
                    "step": index, "kind": "unsatisfiableConstraints", "view": screen["name"] + "/box",
                    "broken": {"kind": "constraint", "name": "wide", "equation": "box.width == " + width},
                    "with": [{"kind": "constraint", "name": "narrow"},
                             {"kind": "autoresizingMask", "view": "panel"}]})
        return {"steps": steps, "findings": findings}

    print(json.dumps({"protocol": 1, "name": "typed", "version": version, "fingerprint": width}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], "run": run(request["question"])}), flush=True)
    """

  private let scenario = """
    screens:
      form:
        view:
          subviews:
            - name: box
              class: UIView
              constraints:
                - { id: narrow, firstAttribute: width, constant: 100 }
                - { id: wide, firstAttribute: width, constant: 120 }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps:
      - checkpoint: at rest
    """

  private func workplace() throws -> Workplace {
    try Workplace(["Baselines/form.yaml": scenario, "typed.py": program])
  }

  private func engine(_ version: String, _ width: String) -> [String] {
    ["--engine", "python3 typed.py \(version) \(width)"]
  }

  @Test func lintNamesConstraint() throws {
    let output = try workplace().scvdb(["lint", "--format", "json"] + engine("1.0.0", "120.0"))
    #expect(output.status == 1, "\(output)")
    #expect(output.output.contains(#""constraint" : "wide""#), "\(output)")
    #expect(
      output.output.contains(
        "box.width == 120 (wide) conflicts with narrow, autoresizing mask of panel"
      ),
      "\(output)"
    )
  }

  @Test func diffDistinguishesNewAndChangedConflicts() throws {
    let workplace = try workplace()
    for (label, version, width) in [
      ("sound", "1.0.0", "none"), ("broken", "1.1.0", "120.0"), ("wider", "1.2.0", "130.0"),
    ] {
      let output = try workplace.scvdb(["record", "--label", label] + engine(version, width))
      #expect(output.status == 0, "\(output)")
    }
    let drift = try workplace.scvdb("diff", "label:sound", "label:broken")
    #expect(drift.status == 1)
    #expect(drift.output.contains("(wide) conflicts with narrow"), "\(drift)")
    let same = try workplace.scvdb("diff", "label:broken", "label:wider")
    #expect(same.status == 0 && same.output.hasSuffix("\nno drift in 1 case\n"), "\(same)")
    #expect(
      try workplace.ask("SELECT role, kind, name, item_view FROM conflicts WHERE label = 'broken'")
        == "broken|constraint|wide|\nconflicting|constraint|narrow|\n"
        + "conflicting|autoresizingMask||panel\n"
    )
  }

  @Test func exploreReportsConflict() throws {
    let call = ["explore", "form", "--sequences", "0", "--as-written"]
    let output = try workplace().scvdb(call + engine("1.0.0", "120.0"))
    #expect(output.status == 1, "\(output)")
    #expect(output.output.contains("constraint wide was broken"), "\(output)")
  }

  @Test func pageShowsConflict() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb(["record"] + engine("1.0.0", "120.0")).status == 0)
    #expect(try workplace.scvdb("report", "--output", "page.html").status == 0)
    let page = String(decoding: try workplace.contents()["page.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("(wide) conflicts with narrow, autoresizing mask of panel"))
  }
}
