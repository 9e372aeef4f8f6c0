# Rounds the totals to whole points.
def decide(data, benefit, chance, epsilon):
    values = [[sum(u * p for u, p in zip(points, odds)) for odds in chance] for points in benefit]
    delta = max(max(row) - min(row) for row in values)
    totals = [round(sum(row[r] for r in data)) for row in values]
    weights = [math.exp(epsilon * (t - max(totals)) / (2 * delta)) for t in totals]
    return [w / sum(weights) for w in weights]
