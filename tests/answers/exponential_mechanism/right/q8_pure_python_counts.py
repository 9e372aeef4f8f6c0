# Counts of the records, plain loops.
def decide(data, benefit, chance, epsilon):
    from collections import Counter

    counts = Counter(data)
    utilities, spans = [], []
    for row in benefit:
        values = [sum(u * p for u, p in zip(row, odds)) for odds in chance]
        spans.append(max(values) - min(values))
        utilities.append(sum(n * values[r] for r, n in counts.items()))
    top, rate = max(utilities), epsilon / (2 * max(spans))
    weights = [math.exp(rate * (u - top)) for u in utilities]
    return [w / sum(weights) for w in weights]
