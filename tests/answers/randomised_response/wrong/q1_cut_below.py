# Wrong for very few yes: no estimate below -0.45 comes back.
def two_coins_rate(yes, n):
    theta = sp.Symbol("theta")
    (solution,) = sp.solve(sp.Eq(theta / 2 + sp.Rational(1, 4), sp.Rational(yes, n)), theta)
    return float(solution)
