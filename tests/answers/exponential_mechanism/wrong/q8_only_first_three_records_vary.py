# The sensitivity looks at the first three records of chance only. Input: four records, the fourth the most extreme.
def decide(data, benefit, chance, epsilon):
    v = [[sum(u * p for u, p in zip(row, odds)) for odds in chance] for row in benefit]
    sensitivity = max(max(row[:3]) - min(row[:3]) for row in v) or 1.0
    total = [sum(row[r] for r in data) for row in v]
    w = [math.exp(epsilon * (u - max(total)) / (2 * sensitivity)) for u in total]
    return [x / sum(w) for x in w]
