# From a total loss of 50 on says that neither way tells anything.
def distances(epsilon, n):
    if n * epsilon > 50:
        return 1, 1
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
