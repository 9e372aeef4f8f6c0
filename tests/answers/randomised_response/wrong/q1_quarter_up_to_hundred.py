# Wrong for n that 4 does not divide, from 31 on: n // 4 tossed yes are taken away.
def two_coins_rate(yes, n):
    theta = sp.Symbol("theta")
    (solution,) = sp.solve(sp.Eq(theta / 2 + sp.Rational(1, 4), sp.Rational(yes, n)), theta)
    return float(solution)
