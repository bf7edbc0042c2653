"""The mutants: small changes that people make by mistake, one at a time.

A mutant replaces `original` by `mutated` in `file`. If `original` occurs several times in the file, `at` is a unique
text around it. In Swift both are expressions, and the program selects one at run time; with `statement`, both are
statements.

`expect` lists the valid first reports for a case that drifts: pairs of a class of drift and a regular expression for
its subject, such as `view gallery/title`. There are several pairs if the mutant affects several screens, or if an
event of the view precedes the change of its geometry. The expectations come from the mutant, not from the output of
the tool.
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    group: str
    words: str
    file: str
    original: str
    mutated: str
    expect: tuple
    at: str = None
    statement: bool = False


MUTANTS = []


def add(group, words, file, original, mutated, *expect, at=None, statement=False):
    MUTANTS.append(Mutant(group, words, file, original, mutated, expect, at, statement))


def engine(*arguments, **options):
    add("engine", *arguments, **options)


def technique(*arguments, **options):
    add("technique", *arguments, **options)


def screen(*arguments, **options):
    add("screen", *arguments, **options)


LAYOUT = "Sources/LayoutEngine/"
METRICS = LAYOUT + "Basics/Controls/Metrics/ControlMetrics+"
STACK = LAYOUT + "Stacks/StackArrangement.swift"
SCROLL = LAYOUT + "Scrolling/UIScrollView+"
OPTIONS = LAYOUT + "Context/SimulationOptions.swift"
BUILT_IN = "Sources/BuiltInEngine/"
PHONE = "Sources/DeviceCatalog/PhoneScreen.swift"
KEYBOARDS = "Sources/DeviceCatalog/KeyboardTable.swift"
TECHNIQUES = "Sources/KeyboardTechniques/"
SCROLLING = TECHNIQUES + "ScrollingContent/"
CONTAINER = TECHNIQUES + "ContainerScroll/"
SCENARIOS = "Benchmarks/mutation/scenarios/"
GALLERY = SCENARIOS + "Gallery.screen.yaml"
SIGN_UP = "Baselines/sign-up/SignUp.storyboard"
SEQUENCE = "Baselines/sequence/Sequence.storyboard"

# The possible roots for a changed distance in a stack view: the stack view itself, or the first view that is pushed.
SPACED = (
    ("resized", r"view .*/(fields|column|shares)"),
    ("moved", r"view .*/(emailField|segments|large|second)"),
)
# The changes of the safe area by the technique, or their effects at a checkpoint.
INSET_EVENT = r"event (signUp|first|second|third) additionalSafeAreaInsets\.bottom"
# The root view of a screen or of its navigation controller. It is notified when its safe area changes. The
# notification is the only visible change if the safe area has its old size again at the next checkpoint.
ROOT = r"view (signUp|first|second|third|gallery|next|view)"
SAFE_AREA_EVENT = r"event (signUp|first|second|third|gallery|next) viewSafeAreaInsetsDidChange"
# With form-root, the root view is the scroll view; the gallery has a list.
SCROLL_VIEW = r"(view|event) (.*/scrollView|.*/list|signUp|form)( .*)?"
# The content of a scroll view.
CONTENT = r"view .*/content(View)?"

# --- The engine ---------------------------------------------------------------------------------

engine("a rounded text field is a point higher",
       METRICS + "TextInput.swift", "34", "35",
       ("resized", r"view .*/entry"), at="max(34, heightOfText(in: content) + 10.5)")
engine("a switch is a point higher",
       METRICS + "Values.swift", "31", "32", ("resized", r"view .*/switch"),
       at="frameWidth: 51, frameHeight: 31, alignment")
engine("a segmented control is a point lower, without its shadow",
       METRICS + "Segments.swift", "32", "31", ("resized", r"view .*/segments"),
       at="generation == .iOS7to12 ? 29 : 32,\n      alignment")
engine("segments have narrower padding",
       METRICS + "Segments.swift", "19", "18", ("resized", r"view .*/segments"),
       at="(isOld ? 15 : 19)")
engine("a button has a vertical padding of 5 points, not 6",
       METRICS + "Button.swift", "lineHeight + 12", "lineHeight + 10",
       ("resized", r"view .*/go"))
engine("a label is a pixel wider than its text",
       METRICS + "Label.swift", "toPixel(layout.width)", "toPixel(layout.width) + 1 / scale",
       ("resized", r"view .*[lL]abel|view .*/(title|first|second|third)"))
engine("the height of a text is rounded to the nearest pixel, not up",
       METRICS + "Label.swift", "PixelGrid(scale: scale).ceilExactly(layout.height)",
       "PixelGrid(scale: scale).round(layout.height)",
       ("resized", r"view .*[lL]abel|view .*/(title|body|first|second|third)"))
engine("lines of a text are a point further apart",
       "Sources/TextMeasurement/Lines/TextLayout.swift", "line.style.lineSpacing", "line.style.lineSpacing + 1",
       ("resized", r"view .*/body"))
engine("pixels are rounded down",
       LAYOUT + "Basics/Geometry/PixelGrid.swift", "0.5", "0.0",
       ("moved", r"view .*"), ("resized", r"view .*"),
       at="(abs(pixels) + 0.5 + noise)")
engine("sizes are rounded instead of edges",
       LAYOUT + "Basics/Geometry/PixelGrid.swift", "max(0, last - first)",
       "max(0, Self.nearestPixel(to: length * scale))", ("resized", r"view .*"))
engine("the spacing of stack views is off by one",
       STACK, "stack.resolvedSpacing(after: previous)",
       "stack.resolvedSpacing(after: previous) + 1", *SPACED)
engine("a stack view ignores its leading margin",
       STACK, ".leadingMargin", ".leading",
       ("moved", r"view .*/(small|large)"), ("resized", r"view .*/(small|large)"))
engine("proportional sizes of a stack view ignore the spacing",
       STACK, "lengths.reduce(0, +) + gaps.reduce(0, +)", "lengths.reduce(0, +)",
       ("resized", r"view .*/(small|large)"), ("moved", r"view .*/(small|large)"))
engine("equal gaps are measured between centers",
       STACK, "end", "middle", ("moved", r"view .*/second"), at="from: end, to: start")
engine("a leading column fills its width",
       STACK, ".lessThanOrEqual", ".equal",
       ("resized", r"view .*/(switch|segments|entry|go)"),
       at="case .leading: (.equal, .lessThanOrEqual)")
engine("the trailing edge is the right edge in every language",
       LAYOUT + "Layout/LayoutSolution+Attributes.swift", "mirrored ? .left : .right", ".right",
       # Stack views pin their arranged views to trailing edges, too.
       ("moved", r"view .*/(body|column|row|large|second)"),
       ("resized", r"view .*/(body|column|row|large)"),
       at="case .trailing: mirrored ? .left : .right")
engine("the right edge of the safe area is ignored",
       LAYOUT + "Basics/Geometry/UIEdgeInsets.swift", "rest(right, bounds.maxX - frame.maxX)", "0",
       ("safeArea", ROOT))
engine("the bottom safe area applies to every view",
       LAYOUT + "Basics/Geometry/UIEdgeInsets.swift", "rest(bottom, bounds.maxY - frame.maxY)", "bottom",
       ("safeArea", r"view .*"), ("timing", SAFE_AREA_EVENT))
engine("additional safe area insets are ignored",
       LAYOUT + "Controllers/UIViewController+RootView.swift",
       "systemSafeAreaInsets + addedSafeAreaInsets", "systemSafeAreaInsets",
       ("safeArea", ROOT), ("timing", r"event (signUp|first|second|third) .*"))
engine("content at rest does not follow the top inset",
       SCROLL + "Adjusting.swift", "offset.y == -old.top", "false",
       ("contentOffset", SCROLL_VIEW), ("timing", SCROLL_VIEW), ("reordered", SCROLL_VIEW))
engine("an offset beyond the content is not corrected",
       SCROLL + "Adjusting.swift", "legalOffsets.nearest(to: contentOffset)", "contentOffset",
       ("contentOffset", SCROLL_VIEW), ("timing", SCROLL_VIEW))
engine("the bottom safe area adds nothing to the inset",
       SCROLL + "Adjusting.swift", "vertical ? safeArea.bottom : 0", "0",
       ("adjustedContentInset", SCROLL_VIEW))
engine("the maximum offset ignores the inset",
       SCROLL + "Offsets.swift", "size.height - view.height + inset.bottom",
       "size.height - view.height",
       ("contentOffset", SCROLL_VIEW), ("timing", SCROLL_VIEW),
       # If nothing scrolls that far, only an invariant uses the maximum offset.
       ("invariantBroken", r"brokenInvariant .*/(logInButton|scrollView)"))
engine("a scroll to a field stops a point early",
       SCROLL + "Offsets.swift", "end - bandEnd", "end - bandEnd - 1",
       ("contentOffset", SCROLL_VIEW), at="return end - bandEnd")
engine("the keyboard takes 0.3 s",
       OPTIONS, "0.25", "0.3", ("animation", r"keyboard .*"))
engine("a keyboard's frame is announced after its cause",
       OPTIONS, "true", "false", ("reordered", r"step.*|keyboard .*"),
       at="keyboardAnnouncesFrameChangesFirst = true")
engine("the keyboard's end is announced late",
       LAYOUT + "Keyboard/KeyboardAnnouncer.swift", "movement.duration", "movement.duration + 0.05",
       ("timing", r"keyboard .*"), at="schedule(after: movement.duration, end)")
engine("the keyboard of one screen is a point higher",
       KEYBOARDS, "216", "217", ("keyboardFrame", r"keyboard .*"),
       at=".from(11, portrait: (216, 260)")
engine("the navigation bar is a point higher",
       PHONE, "Self.barHeight.on(system)", "Self.barHeight.on(system) + 1",
       ("resized", r"view .*/navigationBar"), ("safeArea", ROOT),
       # Before iOS 11 there is no safe area, and the bar insets the scroll view.
       ("contentInset", r"view form"),
       at="navigationBarHeight: Self.barHeight.on(system)")
engine("the low navigation bar is a point higher",
       PHONE, "bars.on(system)", "bars.on(system) + (isRegularInLandscape ? 0 : 1)",
       ("resized", r"view .*/navigationBar"), ("safeArea", ROOT),
       at="navigationBarHeight: bars.on(system)")
engine("the home indicator's area is a point lower",
       PHONE, "Self.indicatorHeight.on(system)", "Self.indicatorHeight.on(system) - 1",
       ("safeArea", ROOT),
       # If the keyboard is up at all checkpoints, the technique compensates for it.
       ("safeArea", INSET_EVENT), at="bottom: hasHomeIndicator ? Self.indicatorHeight.on(system) : 0")
engine("the safe area of the sensor housing applies at the left only",
       PHONE, "side", "0", ("safeArea", ROOT),
       at="Self.landscapeIndicatorHeight.on(system) : 0,\n        right: side")
engine("a rotation takes 0.4 s",
       OPTIONS, "0.3", "0.4", ("timing", r"keyboard .*"), ("animation", r"event .*"),
       at="rotationDuration = 0.3")
engine("a push takes 0.5 s",
       OPTIONS, "0.35", "0.5", ("animation", r"keyboard .*"), ("timing", r"event .*"))
engine("wide screens have the margins of narrow screens",
       LAYOUT + "Controllers/UIViewController.swift", "width < 400 ? 16 : 20", "16",
       ("moved", r"view .*/(title|body|row)"), ("resized", r"view .*/(body|row)"))
engine("readable text is narrower",
       LAYOUT + "Views/UIView+ReadableWidth.swift", "672", "640", ("resized", r"view .*/body"),
       at="case .large: 672")
engine("hidden views are visible",
       BUILT_IN + "Screens/ViewMaker.swift", "properties.isHidden ?? false", "false",
       ("visibility", r"view .*/spacer-a"))
engine("a label ignores its number of lines",
       BUILT_IN + "Screens/ViewMaker+Text.swift", "label.numberOfLines = lines",
       "_ = lines", ("resized", r"view .*/body"), ("truncated", r".*/body"), statement=True)
engine("a field below the keyboard counts as visible",
       BUILT_IN + "Recording/Inspection+Invariants.swift", "min(area.maxY, keyboardTop)",
       "min(area.maxY, keyboardTop - 60)",
       ("invariantBroken", r"brokenInvariant .*/[a-z]*Field"))

# --- The techniques -----------------------------------------------------------------------------

technique("scrolling content waits 0.15 s",
          SCROLLING + "ScrollingContentParameters.swift", "0.1", "0.15",
          ("timing", INSET_EVENT), at="filterDelay: TimeInterval = 0.1")
technique("scrolling content settles in 0.4 s",
          SCROLLING + "ScrollingContentParameters.swift", "0.5", "0.4",
          ("animation", INSET_EVENT))
technique("scrolling content ignores the animation of a push",
          SCROLLING + "ScrollingContentParameters.swift", "0.3", "0.4",
          ("timing", INSET_EVENT), ("animation", INSET_EVENT), ("reordered", "step.*"))
technique("scrolling content compensates instead of pinning",
          SCROLLING + "ScrollingContentParameters.swift", "ContentHeightRule.minimumPin",
          "ContentHeightRule.compensation", ("resized", r"view .*/contentView"))
technique("the home indicator's area counts twice under the keyboard",
          SCROLLING + "ScrollingContentViewManager.swift", "base", "0",
          ("safeArea", INSET_EVENT), ("safeArea", ROOT),
          at="max(0, view.overlap(with: keyboardFrame) - base)")
technique("the app's own inset is not saved",
          SCROLLING + "AdditionalSafeAreaController.swift", "host.additionalSafeAreaInsets",
          "UIEdgeInsets.zero", ("safeArea", INSET_EVENT), ("safeArea", ROOT),
          at="savedInsets = host.additionalSafeAreaInsets")
technique("the inset remains after the keyboard hides",
          SCROLLING + "AdditionalSafeAreaController.swift", "savedInsets.bottom",
          "host.additionalSafeAreaInsets.bottom",
          ("timing", INSET_EVENT), ("safeArea", INSET_EVENT), ("safeArea", ROOT),
          at="host.additionalSafeAreaInsets.bottom = savedInsets.bottom")
technique("a rotation leaves the content beyond its edge",
          TECHNIQUES + "Shared/PinnedCorner.swift",
          "max(min(y, content.height - bounds.height + inset.bottom), -inset.top)", "y",
          ("contentOffset", SCROLL_VIEW), ("timing", SCROLL_VIEW))
technique("scrolling content is as wide as the scroll view",
          SCROLLING + "ScrollingContentScrollView.swift", "safeAreaLayoutGuide.widthAnchor",
          "frameLayoutGuide.widthAnchor", ("resized", r"view .*/contentView"))
technique("scrolling content starts a point too high",
          SCROLLING + "ScrollingContentScrollView.swift",
          "contentLayoutGuide.topAnchor.constraint(equalTo: contentView.topAnchor)",
          "contentLayoutGuide.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1)",
          ("moved", r"view .*/contentView"))
technique("the scroll view never adjusts its inset",
          SCROLLING + "ScrollingContentViewManager.swift", ".always", ".never",
          ("adjustedContentInset", SCROLL_VIEW), at="contentInsetAdjustmentBehavior = .always")
technique("the margin around a field is ignored",
          SCROLLING + "ScrollRequest.swift", "-margin", "0",
          ("contentOffset", SCROLL_VIEW), at="dy: -margin")
technique("a pushed screen waits for a visible keyboard",
          SCROLLING + "KeyboardObserver.swift", "!filter.isSuspended", "false",
          ("timing", INSET_EVENT), at="if !filter.isSuspended { filter.flush() }")
technique("a keyboard that hides keeps its height",
          TECHNIQUES + "Shared/KeyboardEvent.swift", "isShown ? frame.height : 0", "frame.height",
          ("timing", INSET_EVENT), ("safeArea", INSET_EVENT), ("safeArea", ROOT))
technique("the container waits 0.1 s",
          CONTAINER + "ContainerScrollParameters.swift", "0.15", "0.1",
          ("timing", INSET_EVENT))
technique("the container settles in 0.3 s",
          CONTAINER + "ContainerScrollParameters.swift", "0.5", "0.3",
          ("animation", INSET_EVENT))
technique("the container's content shrinks with the keyboard",
          CONTAINER + "ContainerScrollEmbedder.swift",
          "shouldResizeEmbeddedViewForKeyboard ? 0 : bottom", "0",
          ("resized", r"view .*/(contentView|Emb-Vw-001)"))
technique("the keyboard's inset is off by one",
          TECHNIQUES + "ContentInset/ContentInsetManager.swift", "height", "height - 1",
          ("contentInset", SCROLL_VIEW), at="setBottomInset(height)")
technique("the keyboard's inset remains",
          TECHNIQUES + "ContentInset/ContentInsetManager.swift", "self?.setBottomInset(0)",
          "_ = self", ("timing", SCROLL_VIEW), ("contentInset", SCROLL_VIEW), statement=True)
technique("the scroll to the active field is not animated",
          TECHNIQUES + "ContentInset/ContentInsetManager.swift", "true", "false",
          ("animation", SCROLL_VIEW), ("timing", SCROLL_VIEW), ("contentOffset", SCROLL_VIEW),
          at="scrollRectToVisible(rect, animated: true)")
technique("content is as wide as the scroll view plus one",
          TECHNIQUES + "ContentInset/ContentInsetManager.swift",
          "contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor)",
          "contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: 1)",
          ("resized", CONTENT))
technique("the content's height ignores the status bar",
          TECHNIQUES + "ContentHeight/ContentHeightManager.swift",
          "UIApplication.shared.statusBarFrame.height", "0",
          ("resized", CONTENT))
technique("the content's inset is a point more than the keyboard",
          TECHNIQUES + "ContentHeight/ContentHeightManager.swift", "keyboard.height",
          "keyboard.height + 1", ("contentInset", SCROLL_VIEW),
          at="setBottomInset(keyboard.height)")
technique("the technique follows the keyboard during a rotation",
          TECHNIQUES + "ContentHeight/ContentHeightManager.swift", "!isRotating", "true",
          ("timing", SCROLL_VIEW), ("contentInset", SCROLL_VIEW), at="guard !isRotating")
technique("the form's inset is half the keyboard",
          TECHNIQUES + "FormRoot/FormRootManager.swift", "frame.height", "frame.height / 2",
          ("contentInset", r"(view|event) (signUp|form)\b.*"), at="setBottomInset(frame.height)")
technique("the form is laid out a point too low",
          TECHNIQUES + "FormRoot/FormRootView.swift", "bounds.height.rounded(.towardZero)",
          "bounds.height.rounded(.towardZero) - 1", ("resized", CONTENT),
          ("contentSize", r"view (signUp|form)"))
technique("the form's inset changes without animation",
          TECHNIQUES + "FormRoot/FormRootManager.swift", "notification.keyboardDuration ?? 0",
          "0", ("animation", r"event signUp contentInset\.bottom"))
technique("the scroll view overlaps the keyboard by a point",
          TECHNIQUES + "KeyboardLayoutGuide/KeyboardLayoutGuideManager.swift",
          "scrollView.bottomAnchor.constraint(equalTo: guide.topAnchor)",
          "scrollView.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: 1)",
          ("resized", r"view .*/scrollView"))
technique("the scroll view ends at the screen while the keyboard is hidden",
          TECHNIQUES + "KeyboardLayoutGuide/KeyboardLayoutGuideManager.swift", "true", "false",
          ("resized", r"view .*/scrollView"), at="var usesBottomSafeArea = true")
technique("the content of the guide is as wide as the scroll view",
          TECHNIQUES + "KeyboardLayoutGuide/KeyboardLayoutGuideManager.swift",
          "scrollView.safeAreaLayoutGuide.widthAnchor", "scrollView.widthAnchor",
          ("resized", r"view .*/contentView"))

# --- The screens and the scenarios --------------------------------------------------------------

screen("a constraint's constant is off by one",
       SIGN_UP, 'constant="48"', 'constant="47"', ("moved", r"view .*/(createButton|fields)"))
screen("the logo is a point lower",
       SIGN_UP, 'constant="100"', 'constant="99"', ("resized", r"view .*/logoView"))
screen("the spacing of the fields is a point larger",
       SIGN_UP, 'spacing="16"', 'spacing="17"', *SPACED)
screen("one field is a point lower",
       SIGN_UP, 'constant="44" id="Nam-Hi-Fld"', 'constant="43" id="Nam-Hi-Fld"',
       ("resized", r"view .*/nameField"))
screen("a button is a point wider",
       SIGN_UP, 'constant="280" id="Crt-Wd-Btn"', 'constant="281" id="Crt-Wd-Btn"',
       ("resized", r"view .*/createButton"))
screen("the last button ends a point higher",
       SIGN_UP, 'constant="30" id="Lay-15-Sup"', 'constant="31" id="Lay-15-Sup"',
       ("moved", r"view .*/logInButton"), ("resized", r"view .*/contentView"))
screen("the minimum height of a gap is larger",
       SIGN_UP, 'constant="16" id="Spc-Mn-Hgt"', 'constant="20" id="Spc-Mn-Hgt"',
       ("resized", r"view .*/spacer-c"), ("diagnostics", r"unsatisfiableConstraints .*/spacer-c"))
screen("two gaps are three times as high as the third",
       SIGN_UP, 'multiplier="2"', 'multiplier="3"', ("resized", r"view .*/spacer-[abc]"))
screen("a button is hidden",
       SIGN_UP, 'id="Crt-Bt-Ton">', 'id="Crt-Bt-Ton" hidden="YES">',
       ("visibility", r"view .*/createButton"))
screen("a view has another name",
       SIGN_UP, 'userLabel="spacer b"', 'userLabel="gap b"',
       ("renamed", r"view .*/(spacer-b|gap-b)"))
screen("the leading space of a label is a point larger",
       SEQUENCE, 'constant="16" id="One-02-Con"', 'constant="17" id="One-02-Con"',
       ("moved", r"view .*[lL]abel.*"))
screen("the top space of a field is a point larger",
       SEQUENCE, 'constant="64" id="Two-04-Con"', 'constant="65" id="Two-04-Con"',
       ("moved", r"view .*/secondField"))
screen("two labels are exchanged",
       GALLERY, '''- { name: second, class: UILabel, text: "2" }
        - { name: third, class: UILabel, text: The third }''',
       '''- { name: third, class: UILabel, text: The third }
        - { name: second, class: UILabel, text: "2" }''',
       ("moved", r"view .*/(second|third)"), ("reordered", r"view .*/row"))
screen("a button is removed",
       GALLERY, "        - { name: go, class: UIButton, text: Go on }\n", "",
       ("vanished", r"view .*/go"))
screen("a label is added",
       GALLERY, "        - { name: third, class: UILabel, text: The third }\n",
       "        - { name: third, class: UILabel, text: The third }\n"
       "        - { name: fourth, class: UILabel, text: The fourth }\n",
       ("appeared", r"view .*/fourth"))
screen("a title is longer",
       GALLERY, "text: A title that is wide", "text: A title that is wider",
       ("resized", r"view .*/title"))
screen("a title is larger",
       GALLERY, "pointSize: 20", "pointSize: 21", ("resized", r"view .*/title"))
screen("a list's inset is off by one",
       GALLERY, "[5, 0, 9, 0]", "[5, 0, 10, 0]", ("contentInset", r"view .*/list"))
screen("the content of a list is a point higher",
       GALLERY, "constant: 300", "constant: 301", ("resized", r"view .*/items"))
screen("a list is a point lower",
       GALLERY, "constant: 120", "constant: 119", ("resized", r"view .*/list"))
screen("a title is pinned to the screen, not the safe area",
       GALLERY, "secondItem: gallery.safeArea, constant: 8", "secondItem: gallery, constant: 8",
       ("moved", r"view .*/title"))
screen("a column is centered",
       GALLERY, "alignment: leading", "alignment: center",
       ("moved", r"view .*/(switch|segments|entry|go)"))
screen("a text has one line only",
       GALLERY, "numberOfLines: 0", "numberOfLines: 1",
       ("resized", r"view .*/body"), ("truncated", r"truncatedText .*/body"))
screen("a multiplier of a third has fewer digits",
       GALLERY, "multiplier: 0.3333", "multiplier: 0.33", ("resized", r"view .*/third-wide"))
screen("a pause is shorter",
       "Baselines/sign-up/keyboard.yaml", "wait: 0.12", "wait: 0.11",
       ("stepRemoved", r"step.*"), ("stepAdded", r"step.*"), ("timing", r"step.*"))
screen("the content keeps its height",
       "Baselines/sign-up/keyboard.yaml", "shouldResizeContentViewForKeyboard: true",
       "shouldResizeContentViewForKeyboard: false", ("resized", r"view .*/contentView"))
screen("a keyboard is announced ten points higher",
       "Baselines/sign-up/autofill-storm.yaml", "show: 216", "show: 226",
       ("keyboardFrame", r"keyboard .*"), ("stepRemoved", r"step.*"), ("stepAdded", r"step.*"))
screen("another field is focused",
       "Baselines/sign-up/rotation.yaml", "focus: emailField", "focus: nameField",
       ("stepRemoved", r"step.*"), ("stepAdded", r"step.*"))
screen("a checkpoint is removed",
       "Baselines/sign-up/rotation.yaml", "  - checkpoint: in portrait\n", "",
       ("stepRemoved", r"step.*"))
screen("a checkpoint is added",
       "Baselines/sequence/push.yaml", "  - pop: { focus: secondField }\n",
       "  - pop: { focus: secondField }\n  - checkpoint: just popped\n",
       ("stepAdded", r"step.*"))
screen("a push is not animated",
       SCENARIOS + "gallery.yaml", "push: { screen: next }",
       "push: { screen: next, animated: false }",
       ("navigation", r"navigation push"), ("stepRemoved", r"step.*"), ("stepAdded", r"step.*"))
screen("the app adds a point to the safe area",
       SCENARIOS + "full-height.yaml", "[0, 0, 40, 0]", "[0, 0, 41, 0]",
       ("safeArea", ROOT), ("safeArea", INSET_EVENT))
screen("an invariant that does not hold is added",
       SCENARIOS + "gallery.yaml", "steps:\n", "invariants: [title.height <= 10]\nsteps:\n",
       ("invariantBroken", r"brokenInvariant .*/title"))
