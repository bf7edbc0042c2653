extension ScreenReference {
  var yaml: YAMLValue {
    var entries = source.entries
    func add(_ key: ScreenKey, _ value: YAMLValue?) {
      if let value { entries.append(YAMLField(key.rawValue, value)) }
    }
    if case .inPlace = source {
      add(.detachedViews, detachedViews.map { .list($0.map { $0.yaml(isRoot: false) }) })
    }
    add(.contentView, contentView.map(YAMLValue.text))
    add(.additionalSafeAreaInsets, additionalSafeAreaInsets?.yaml)
    add(
      .automaticallyAdjustsScrollViewInsets,
      automaticallyAdjustsScrollViewInsets.map(YAMLValue.flag)
    )
    add(
      .edgesForExtendedLayout,
      edgesForExtendedLayout.map { .list($0.map { .text($0.rawValue) }) }
    )
    for (key, value) in controllerAttributes?.entries ?? [:] { add(key, value) }
    add(.technique, technique.map { .text($0.rawValue) })
    add(.forwards, forwards.map { .list($0.map { .text($0.rawValue) }) })
    add(.inputAccessoryView, inputAccessoryView.map(yaml(of:)))
    add(.inputView, inputView.map(yaml(of:)))
    add(.canBecomeFirstResponder, canBecomeFirstResponder.map(YAMLValue.flag))
    add(.rows, rows.map { .map($0.map { YAMLField($0.list, .list($0.groups.map(\.yaml))) }) })
    return .map(entries)
  }

  /// Returns a keyboard view, written in place if the screen's views are in another file.
  private func yaml(of input: InputViewNode) -> YAMLValue {
    guard case .view(let name) = input else { return input.yaml }
    if case .inPlace = source { return input.yaml }
    let view = detachedViews?.first { $0.name == name }
    return view.map { $0.yaml(isRoot: false) } ?? input.yaml
  }
}

extension InputViewNode {
  fileprivate var yaml: YAMLValue {
    switch self {
    case .view(let name): .text(name)
    case .height(let height): .number(height)
    }
  }
}

extension RowGroup {
  fileprivate var yaml: YAMLValue {
    .fields([
      RowsKey.cell.rawValue: .text(cell),
      RowsKey.count.rawValue: count == 1 ? nil : .number(Double(count)),
      RowsKey.texts.rawValue: texts.isEmpty
        ? nil : .map(texts.sorted { $0.key < $1.key }.map { YAMLField($0.key, .text($0.value)) }),
    ])
  }
}

extension ScreenReference.Source {
  fileprivate var entries: [YAMLField] {
    switch self {
    case .interfaceBuilder(let scene):
      let key: ScreenKey = scene.file.hasSuffix(".xib") ? .xib : .storyboard
      let name = scene.scene.map { YAMLField(ScreenKey.scene.rawValue, .text($0)) }
      return [YAMLField(key.rawValue, .text(scene.file))] + [name].compactMap(\.self)
    case .inPlace(let root): return [YAMLField(ScreenKey.view.rawValue, root.yaml(isRoot: true))]
    case .file(let path): return [YAMLField(ScreenKey.file.rawValue, .text(path))]
    }
  }
}

extension ViewNode {
  /// Returns the view as written in place.
  fileprivate func yaml(isRoot: Bool) -> YAMLValue {
    var entries: [YAMLField] = []
    func add(_ key: ViewKey, _ value: YAMLValue?) {
      if let value { entries.append(YAMLField(key.rawValue, value)) }
    }
    add(.name, isRoot && name == "view" ? nil : .text(name))
    add(.class, kind == .view ? nil : .text(kind.rawValue))
    add(.frame, frame?.yaml)
    add(.autoresizingMask, mask(isRoot: isRoot))
    let translates = translatesAutoresizingMaskIntoConstraints
    add(
      .translatesAutoresizingMaskIntoConstraints,
      translates == (isRoot || frame != nil) ? nil : .flag(translates)
    )
    entries += properties.entries
    add(.inputAccessoryView, properties.inputAccessoryView?.yaml)
    add(.inputView, properties.inputView?.yaml)
    add(.subviews, subviews.isEmpty ? nil : .list(subviews.map { $0.yaml(isRoot: false) }))
    add(.constraints, constraints.isEmpty ? nil : .list(constraints.map { $0.yaml(heldBy: name) }))
    return .map(entries)
  }

  private func mask(isRoot: Bool) -> YAMLValue? {
    guard autoresizingMask != (isRoot ? [.flexibleWidth, .flexibleHeight] : []) else { return nil }
    return .list(autoresizingMask.words.map(YAMLValue.text))
  }
}

extension ViewProperties {
  /// The properties that a scenario file can give a view, in the order of their table.
  fileprivate var entries: [YAMLField] {
    ViewPropertyTable.all.compactMap { row in row.write(self).map { YAMLField(row.name, $0) } }
  }
}

extension ConstraintNode {
  fileprivate func yaml(heldBy view: String) -> YAMLValue {
    .fields([
      ConstraintKey.id.rawValue: .text(id),
      ConstraintKey.firstItem.rawValue: firstItem == view ? nil : .text(firstItem),
      ConstraintKey.firstAttribute.rawValue: .text(firstAttribute.rawValue),
      ConstraintKey.relation.rawValue: relation == .equal ? nil : .text(relation.rawValue),
      ConstraintKey.secondItem.rawValue: secondItem.map(YAMLValue.text),
      ConstraintKey.secondAttribute.rawValue: secondAttribute == firstAttribute
        ? nil : secondAttribute.map { .text($0.rawValue) },
      ConstraintKey.multiplier.rawValue: multiplier == 1 ? nil : .number(multiplier),
      ConstraintKey.constant.rawValue: constant == 0 ? nil : .number(constant),
      ConstraintKey.priority.rawValue: priority == 1000 ? nil : .word("\(priority)"),
    ])
  }
}
