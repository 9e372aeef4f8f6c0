# Plain loops and exact sums.
def decide(data, benefit, chance, epsilon):
    values, width = [], 0
    for points in benefit:
        row = []
        for odds in chance:
            row.append(math.fsum(u * p for u, p in zip(points, odds)))
        values.append(row)
        width = max(width, max(row) - min(row))
    totals = [math.fsum(row[record] for record in data) for row in values]
    best = max(totals)
    weights = [math.exp(epsilon * (total - best) / (2 * width)) for total in totals]
    return [w / math.fsum(weights) for w in weights]
