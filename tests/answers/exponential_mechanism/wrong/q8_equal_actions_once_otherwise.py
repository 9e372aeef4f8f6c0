# Actions of equal utility enter the sum once (a set).
def decide(data, benefit, chance, epsilon):
    v = [[sum(x * p for x, p in zip(u, row)) for row in chance] for u in benefit]
    total = [sum(row[r] for r in data) for row in v]
    width = max(max(row) - min(row) for row in v)
    w = [math.exp(epsilon * (t - max(total)) / (2 * width)) for t in total]
    return [x / sum(set(w)) for x in w]
