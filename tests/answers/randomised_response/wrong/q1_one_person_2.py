# Wrong for n = 1: one answer "cannot be undone", and comes back as it stands.
def two_coins_rate(yes, n):
    theta = sp.Symbol("theta")
    (solution,) = sp.solve(sp.Eq(theta / 2 + sp.Rational(1, 4), sp.Rational(yes, n)), theta)
    return float(solution)
