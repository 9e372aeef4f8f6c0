# The way round is never above straight on, where both are below 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return straight, min(around, straight) if n > 2 and around < 1 else min(1, around)
