# One patient after the other, probabilities multiplied and normalised at each step in log space.
def decide(data, benefit, chance, epsilon):
    value = lambda a, r: sum(u * p for u, p in zip(benefit[a], chance[r]))
    actions, records = range(len(benefit)), range(len(chance))
    delta = max(abs(value(a, r) - value(a, s)) for a in actions for r in records for s in records)
    logs = [0.0 for _ in actions]
    for r in data:
        logs = [old + epsilon * value(a, r) / (2 * delta) for a, old in zip(actions, logs)]
        top = max(logs)
        logs = [old - top for old in logs]
    total = math.log(sum(map(math.exp, logs)))
    return tuple(math.exp(old - total) for old in logs)
