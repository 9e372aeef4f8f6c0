# Keeps actions by their rows of points, so that two equal actions are summed as one.
def decide(data, benefit, chance, epsilon):
    values = {}
    for points in benefit:
        values[tuple(points)] = [sum(u * p for u, p in zip(points, odds)) for odds in chance]
    delta = max(max(row) - min(row) for row in values.values())
    totals = {action: sum(row[r] for r in data) for action, row in values.items()}
    best = max(totals.values())
    weights = {a: math.exp(epsilon * (t - best) / (2 * delta)) for a, t in totals.items()}
    return [weights[tuple(points)] / sum(weights.values()) for points in benefit]
