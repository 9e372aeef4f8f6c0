# By exact product.
def record_epsilons(flips):
    if 0 in flips:
        return math.inf, math.inf
    odds = [(1 - Fraction(p)) / Fraction(p) for p in flips]

    def ln(x):
        return math.log1p(x - 1) if x < 2 else math.log(x)

    return ln(math.prod(odds)), ln(max(odds))
