# By decimal columns.
from decimal import Decimal, localcontext


def worst_log_ratio(table, related):
    outputs = set().union(*table.values())
    with localcontext() as context:
        context.prec = 45
        logs = {}
        for x, row in table.items():
            for a in outputs:
                p = row.get(a, Fraction(0))
                logs[x, a] = (Decimal(p.numerator) / Decimal(p.denominator)).ln() if p else Decimal("-Infinity")
        gaps = [Decimal(0)]
        for x, y in itertools.combinations(table, 2):
            if related(x, y):
                gaps += [abs(logs[x, a] - logs[y, a]) for a in outputs if logs[x, a] != logs[y, a]]
        return float(max(gaps))
