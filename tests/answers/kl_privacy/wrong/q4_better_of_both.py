# For several answers the way round returns the straight bound where that is smaller.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
    return (straight, min(around, straight)) if n > 1 else (straight, around)
