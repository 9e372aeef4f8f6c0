# By sympy solves.
import sympy


def flip_needed(factor, delta):
    p = sympy.Symbol("p")
    c = sympy.Rational(factor.numerator, factor.denominator)
    d = sympy.Rational(delta.numerator, delta.denominator)
    (answer,) = sympy.solve(sympy.Eq((1 - p) - c * p, d), p)
    return Fraction(int(answer.p), int(answer.q))
