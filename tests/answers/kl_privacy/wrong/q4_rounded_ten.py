# Rounds to ten decimals, too coarse for small bounds.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
    return round(straight, 10), round(around, 10)
