# Wrong for [0], [[1, 0, 2], [3, 1, -1]], [[0.2, 0.3, 0.5], [1.0, 0.0, 0.0]], 2: P is used for the first outcome only, and the.
# rest of the chance goes to the last.
def decide(data, benefit, chance, epsilon):
    values = [[row[0] * odds[0] + row[-1] * (1 - odds[0]) for odds in chance] for row in benefit]
    delta = max(max(v) - min(v) for v in values)
    total = [sum(v[r] for r in data) for v in values]
    w = [math.exp(epsilon * (t - max(total)) / (2 * delta)) for t in total]
    return [x / sum(w) for x in w]
