# In terms of epsilon: 1/(4 n sinh(epsilon/2)**2).
def variance_fixed(n, p):
    if p == 0:
        return 0.0
    epsilon = math.log1p(-float(p)) - math.log(p)
    return math.exp(-math.log(n) - 2 * math.log(2 * math.sinh(epsilon / 2))) if epsilon < 700 else 0.0
