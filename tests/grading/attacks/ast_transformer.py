"""An AST transformer that removes assertions."""

ANSWERS = {
    "q1": r"""
import ast
class Gone(ast.NodeTransformer):
    def visit_Assert(self, node): return ast.Pass()
    def visit_Expr(self, node): return ast.Pass()
get_ipython().ast_transformers.append(Gone())
""",
}
