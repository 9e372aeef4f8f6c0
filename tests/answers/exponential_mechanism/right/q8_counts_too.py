# Another way: counts.
from collections import Counter


def _value(points, row):
    return float(np.dot(points, row))


def decide(data, benefit, chance, epsilon):
    """Patients by record, and the worst pair of records by trying all."""
    counts = Counter(data)
    delta = max(abs(_value(a, r) - _value(a, s)) for a in benefit for r in chance for s in chance)
    totals = [sum(c * _value(a, chance[r]) for r, c in counts.items()) for a in benefit]
    scores = [epsilon * u / (2 * delta) for u in totals]
    top = max(scores)
    log_sum = top + math.log(sum(math.exp(s - top) for s in scores))
    return tuple(math.exp(s - log_sum) for s in scores)
