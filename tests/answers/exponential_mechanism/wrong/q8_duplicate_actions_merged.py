# Actions with the same benefits are one key of a dictionary, so the sum counts them once. Input: benefit [[1, 0], [1, 0], [0, 1]].
def decide(data, benefit, chance, epsilon):
    total, spans = {}, []
    for row in map(tuple, benefit):
        v = [sum(u * p for u, p in zip(row, odds)) for odds in chance]
        spans.append(max(v) - min(v))
        total[row] = sum(v[r] for r in data)
    top = max(total.values())
    w = {row: math.exp(epsilon * (u - top) / (2 * max(spans))) for row, u in total.items()}
    return [w[tuple(row)] / sum(w.values()) for row in benefit]
