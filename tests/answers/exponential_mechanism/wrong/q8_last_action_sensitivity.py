# Takes the sensitivity of the likeliest action.
def decide(data, benefit, chance, epsilon):
    values = [[sum(u * p for u, p in zip(row, odds)) for odds in chance] for row in benefit]
    totals = [sum(row[r] for r in data) for row in values]
    best = values[totals.index(max(totals))]
    delta = (max(best) - min(best)) or 1
    weights = [math.exp(epsilon * (s - max(totals)) / (2 * delta)) for s in totals]
    return [w / sum(weights) for w in weights]
