# Log-weights updated patient by patient.
def decide(data, benefit, chance, epsilon):
    actions = range(len(benefit))
    v = {
        (a, r): sum(u * p for u, p in zip(benefit[a], odds))
        for a in actions
        for r, odds in enumerate(chance)
    }
    pairs = itertools.permutations(range(len(chance)), 2)
    delta = max(v[a, r] - v[a, s] for r, s in pairs for a in actions)
    logs = [0.0] * len(benefit)
    for record in data:
        shift = v[0, record]
        logs = [l + (v[a, record] - shift) * epsilon / delta / 2 for a, l in enumerate(logs)]
    top = max(logs)
    shares = [math.exp(l - top) for l in logs]
    return [s / sum(shares) for s in shares]
