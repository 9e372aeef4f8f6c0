# The values v(a, r) are rounded to two decimals, which adds up over thousands. Input: benefit [[0.333, 0], [0, 1]] for 4000 patients.
def decide(data, benefit, chance, epsilon):
    v = [[round(sum(u * p for u, p in zip(row, odds)), 2) for odds in chance] for row in benefit]
    sensitivity = max(max(row) - min(row) for row in v)
    total = [sum(row[r] for r in data) for row in v]
    w = [math.exp(epsilon * (u - max(total)) / (2 * sensitivity)) for u in total]
    return [x / sum(w) for x in w]
