# Wrong for odd n: half of the people is rounded down in the denominator when n is above 100.
def two_coins_rate(yes, n):
    theta = sp.Symbol("theta")
    (solution,) = sp.solve(sp.Eq(theta / 2 + sp.Rational(1, 4), sp.Rational(yes, n)), theta)
    return float(solution)
