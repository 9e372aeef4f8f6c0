# Through ε: 1 / (4 n sinh²(ε/2)).
def variance_fixed(n, p):
    if p == 0:
        return 0.0
    half = (math.log1p(-float(p)) - math.log(p)) / 2
    return 1 / (4 * n * math.sinh(half) ** 2)
