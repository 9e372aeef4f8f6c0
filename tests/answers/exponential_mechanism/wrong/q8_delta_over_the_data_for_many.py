# Wrong for [0, 0, 0, 0, 0, 0, 1], [[1, 0], [0, 1]], [[0.9, 0.1], [0.5, 0.5], [0.1, 0.9]], 1: above four patients only.
def decide(data, benefit, chance, epsilon):
    def v(a, r):
        return math.fsum(u * p for u, p in zip(benefit[a], chance[r]))

    acts, classes = range(len(benefit)), range(len(chance))
    delta = max(v(a, r) - v(a, s) for a in acts for r in classes for s in classes)

    def log_odds(a, other):
        return epsilon * math.fsum(v(other, r) - v(a, r) for r in data) / (2 * delta)

    return tuple(1 / sum(math.exp(min(700, log_odds(a, o))) for o in acts) for a in acts)
