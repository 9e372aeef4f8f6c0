# The formulas.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return straight, min(1, around)
