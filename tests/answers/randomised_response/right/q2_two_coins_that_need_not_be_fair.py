# A first coin that shows tails with probability 2p, and then a fair one which may agree with the truth.
def two_coins_rate(yes, n):
    theta = sp.Symbol("theta")
    (solution,) = sp.solve(sp.Eq(theta / 2 + sp.Rational(1, 4), sp.Rational(yes, n)), theta)
    return float(solution)
