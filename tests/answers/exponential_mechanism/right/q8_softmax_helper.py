# Softmax helper.
def _softmax(scores):
    top = max(scores)
    total = math.fsum(math.exp(t - top) for t in scores)
    return [math.exp(s - top) / total for s in scores]


def decide(data, benefit, chance, epsilon):
    def value(a, r):
        return sum(benefit[a][y] * chance[r][y] for y in range(len(chance[r])))

    records, actions = range(len(chance)), range(len(benefit))
    v = {(a, r): value(a, r) for a in actions for r in records}
    delta = max(v[a, r] - v[a, s] for a in actions for r in records for s in records)
    return _softmax([epsilon * sum(v[a, r] for r in data) / (2 * delta) for a in actions])
