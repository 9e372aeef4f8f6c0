# Patient by patient, Bayes-like: logarithms of the probabilities are tilted and normalised again
def decide(data, benefit, chance, epsilon):
    def value(a, r):
        return math.fsum(u * p for u, p in zip(benefit[a], chance[r]))

    actions, records = range(len(benefit)), range(len(chance))
    largest = max(abs(value(a, r) - value(a, q)) for a in actions for r in records for q in records)
    logs = [0.0 for _ in actions]
    for r in data:
        logs = [s + epsilon * value(a, r) / 2 / largest for a, s in enumerate(logs)]
        top = max(logs)
        logs = [s - top for s in logs]
    total = sum(map(math.exp, logs))
    return tuple(math.exp(s) / total for s in logs)
