# By decimal thirty digits.
from decimal import Decimal, localcontext


def mean_loss(p, q):
    with localcontext() as context:
        context.prec = 40
        exact = lambda f: Decimal(f.numerator) / Decimal(f.denominator)
        total = Decimal(0)
        for a in set(p) & {a for a in p if p[a] > 0}:
            if q.get(a, 0) == 0:
                return math.inf
            total += exact(p[a]) * (exact(p[a]) / exact(q[a])).ln()
        return np.float64(total)
