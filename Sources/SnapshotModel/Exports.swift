// An answer contains paths of views, equations and explanations. Code that reads answers needs those
// types too.
@_exported public import LayoutVocabulary
