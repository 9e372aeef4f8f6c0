# For one answer the bound is not cut at 1.
def distances(epsilon, n):
    around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return math.tanh(n * epsilon / 2), around if n == 1 else min(1, around)
