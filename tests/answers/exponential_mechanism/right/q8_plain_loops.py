# Patient by patient with fsum, and every pair of records for the sensitivity.
def decide(data, benefit, chance, epsilon):
    def v(row, r):
        return math.fsum(u * p for u, p in zip(row, chance[r]))

    largest, totals = 0.0, []
    for row in benefit:
        known = [v(row, r) for r in range(len(chance))]
        for one, two in itertools.permutations(known, 2):
            largest = max(largest, one - two)
        totals.append(math.fsum(known[r] for r in data))
    best = max(totals)
    weights = [math.exp(epsilon / largest / 2 * (u - best)) for u in totals]
    return [w / math.fsum(weights) for w in weights]
