# Each probability is one over the sum of ratios of weights, added up patient by patient.
def decide(data, benefit, chance, epsilon):
    def v(a, r):
        return sum(benefit[a][y] * chance[r][y] for y in range(len(chance[r])))

    records, actions = range(len(chance)), range(len(benefit))
    half = max(v(a, r) - v(a, s) for a in actions for r in records for s in records) * 2
    result = []
    for a in actions:
        leads = [sum(v(b, r) - v(a, r) for r in data) * epsilon / half for b in actions]
        result.append(0.0 if max(leads) > 700 else 1 / sum(map(math.exp, leads)))
    return result
