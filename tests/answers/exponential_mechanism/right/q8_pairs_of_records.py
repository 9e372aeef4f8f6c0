# The sensitivity by trying all pairs of records.
def decide(data, benefit, chance, epsilon):

    def value(a, r):
        return sum(benefit[a][y] * chance[r][y] for y in range(len(benefit[a])))

    actions, records = range(len(benefit)), range(len(chance))
    worst = max(abs(value(a, r) - value(a, s)) for a in actions for r in records for s in records)
    scores = [epsilon * sum(value(a, r) for r in data) / (2 * worst) for a in actions]
    best = max(scores)
    total = sum(math.exp(s - best) for s in scores)
    return tuple(math.exp(s - best) / total for s in scores)
