# Doubling addition: right
def distances(epsilon, n):
    t = math.tanh(epsilon / 2)
    straight = 0.0
    for _ in range(n):
        straight = (straight + t) / (1 + straight * t)
    around = n * epsilon * t / 2
    return straight, 1 if around > 1 else around**0.5
