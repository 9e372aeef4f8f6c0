# Cuts at 1 by n and not by the bound: 0.01, 1000 gives 1 the way round, not 0.158; and 5, 1 gives 1.57, not 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    if n > 100:
        return straight, 1
    return straight, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
