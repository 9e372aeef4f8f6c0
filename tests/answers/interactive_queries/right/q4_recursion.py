# Decides the first request, and hands the rest on.
def decisions(total, requests):
    if not requests:
        return []
    total = Fraction(str(total))
    first, *rest = requests
    if first != first or first in (math.inf, -math.inf) or first < 0:
        return [False, *decisions(total, rest)]
    cost = Fraction(str(first))
    fits = cost <= total
    return [fits, *decisions(total - cost * fits, rest)]
