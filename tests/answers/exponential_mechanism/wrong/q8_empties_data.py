# Takes the patients out of the caller's list one by one.
def decide(data, benefit, chance, epsilon):
    v = [[sum(x * p for x, p in zip(u, row)) for row in chance] for u in benefit]
    total = [0] * len(v)
    while data:
        r = data.pop()
        total = [t + row[r] for t, row in zip(total, v)]
    width = max(max(row) - min(row) for row in v)
    w = [math.exp(epsilon * (t - max(total)) / (2 * width)) for t in total]
    return [x / sum(w) for x in w]
